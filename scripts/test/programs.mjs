/** Runs once before all test files: what runs in processes of their own is started as `npm run up` starts it. */
export { ensurePrograms as setup } from "../set-up/programs.mjs";

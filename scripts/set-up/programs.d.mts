export function ensurePrograms(): Promise<void>;

import { afterAll, vi } from "vitest";
import { forgetEnvironment } from "@/lib/platform/environment";
import { forgetStorage } from "@/lib/platform/storage/service";

// Test files share their process, which each leaves as it found it.
const settings = { ...process.env };

// happy-dom has no fonts; a text field that grows listens for their coming.
if (typeof document !== "undefined" && !document.fonts)
  Object.defineProperty(document, "fonts", { value: new EventTarget() });

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
  forgetEnvironment();
  forgetStorage();
});

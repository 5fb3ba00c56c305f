import { join } from "node:path";
import { type Environment, environment } from "@/lib/platform/environment";
import { downloadSeconds, signUrl } from "@/lib/platform/signatures";
import { diskStorage } from "./disk";
import { type S3Settings, s3Storage } from "./s3";
import type { DirectUrl, DownloadName, Storage } from "./storage";
import { uploadThingStorage } from "./uploadthing";

let current: Storage | null = null;

/** The store that the environment chooses. */
export function storage(): Storage {
  current ??= choose(environment());
  return current;
}

/** Chooses again at the next use. For tests, which change the environment. */
export function forgetStorage(): void {
  current = null;
}

/** A short-lived address of a stored file: straight to the store where it has such, else `path` of this service. */
export async function downloadUrl(sha256: string, path: string, name: DownloadName): Promise<DirectUrl> {
  const { direct } = storage();
  return direct ? direct.downloadUrl(sha256, name, downloadSeconds) : signUrl("GET", path, downloadSeconds);
}

function choose(settings: Environment): Storage {
  switch (settings.STORAGE_DRIVER) {
    case "disk":
      return diskStorage(join(settings.DATA_DIR, "files"));
    case "s3":
      return s3Storage(s3Settings(settings));
    case "uploadthing":
      return uploadThingStorage({ token: settings.UPLOADTHING_TOKEN ?? "" });
  }
}

/** How the settings reach S3; a backup's bucket is another one. */
export function s3Settings(settings: Environment): S3Settings {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return {
    bucket: settings.S3_BUCKET ?? "",
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  };
}

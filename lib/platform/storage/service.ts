import { join } from "node:path";
import { type Environment, environment } from "@/lib/platform/environment";
import { downloadSeconds, signUrl } from "@/lib/platform/signatures";
import { diskStorage } from "./disk";
import { s3Storage } from "./s3";
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
      return s3Storage({
        bucket: settings.S3_BUCKET ?? "",
        region: settings.S3_REGION,
        endpoint: settings.S3_ENDPOINT,
        publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
        ...(settings.S3_ACCESS_KEY_ID &&
          settings.S3_SECRET_ACCESS_KEY && {
            credentials: {
              accessKeyId: settings.S3_ACCESS_KEY_ID,
              secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
            },
          }),
      });
    case "uploadthing":
      return uploadThingStorage({ token: settings.UPLOADTHING_TOKEN ?? "" });
  }
}

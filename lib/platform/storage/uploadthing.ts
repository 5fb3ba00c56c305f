import type { UTApi } from "uploadthing/server";
import { requireHash, type Storage, sha256Of } from "./storage";
import { storeUnavailable } from "./unavailable";

export type UploadThingSettings = {
  token: string;
  /** Only for a stand-in of UploadThing's own addresses. */
  apiUrl?: string;
  ingestUrl?: string;
};

const readSeconds = 300;

/**
 * Private files of an UploadThing app, found by their hash as custom id. Its uploads take forms and no plain PUT, and
 * its links no file name, so clients reach files through this service.
 */
export function uploadThingStorage(settings: UploadThingSettings): Storage {
  const connect = connector(settings);
  const read = reader(connect);

  async function remove(sha256: string): Promise<void> {
    const { api } = await connect();
    await api.deleteFiles(sha256, { keyType: "customId" }).catch(storeUnavailable);
  }

  return {
    async put(sha256, bytes) {
      requireHash(sha256, bytes);
      const { api, File } = await connect();
      // A custom id is taken once, so that a damaged file has to go before its bytes can come again.
      const there = await read.get(sha256);
      if (there && sha256Of(there) === sha256) return;
      if (there) await remove(sha256);
      const file = new File([new Uint8Array(bytes)], sha256, { customId: sha256 });
      const { error } = await api.uploadFiles(file, { acl: "private" });
      // The custom id may have been taken by the same bytes in the meantime.
      if (error && !(await read.has(sha256))) storeUnavailable(new Error(error.message));
    },
    ...read,
    remove,
    async check() {
      const { api } = await connect();
      await api.getUsageInfo();
    },
    direct: null,
  };
}

type Connect = ReturnType<typeof connector>;

function reader(connect: Connect): Pick<Storage, "get" | "open" | "has"> {
  async function linkTo(sha256: string): Promise<string | null> {
    const { api } = await connect();
    const options = { keyType: "customId", expiresIn: readSeconds } as const;
    const link = await api.getSignedURL(sha256, options).catch(nullIfAbsent);
    return link?.ufsUrl ?? null;
  }

  async function fetchFile(sha256: string): Promise<Response | null> {
    const link = await linkTo(sha256);
    if (link === null) return null;
    const response = await fetch(link).catch(storeUnavailable);
    if (response.ok) return response;
    await response.body?.cancel();
    return response.status === 404
      ? null
      : storeUnavailable(new Error(`reading was answered ${response.status}`));
  }

  return {
    async get(sha256) {
      const response = await fetchFile(sha256);
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async open(sha256) {
      const response = await fetchFile(sha256);
      if (!response?.body) return null;
      return { body: response.body, byteSize: Number(response.headers.get("content-length")) };
    },
    has: async (sha256) => (await linkTo(sha256)) !== null,
  };
}

/** Loads the client when the store is first used: it is large, and other stores do without it. */
function connector(settings: UploadThingSettings) {
  type Connected = { api: UTApi; File: typeof import("uploadthing/server").UTFile };
  let connected: Promise<Connected> | null = null;
  return () => {
    connected ??= import("uploadthing/server").then(({ UTApi, UTFile }) => ({
      api: new UTApi({ ...settings, logLevel: "None" }),
      File: UTFile,
    }));
    return connected;
  };
}

function nullIfAbsent(error: unknown): null {
  const response = error instanceof Error && "response" in error ? error.response : null;
  const status = typeof response === "object" && response && "status" in response ? response.status : null;
  return status === 404 ? null : storeUnavailable(error);
}

import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { contentDisposition } from "./content-disposition";
import { type DirectStorage, type DirectUrl, requireHash, type Storage, type StoredName } from "./storage";
import { storeUnavailable } from "./unavailable";

export type S3Settings = {
  bucket: string;
  /** Before the names of all objects, e.g. "backups/". */
  prefix?: string;
  region: string;
  /** Of a store other than Amazon's. */
  endpoint?: string;
  /** What clients reach the store by, where that is another address than the service's own. */
  publicEndpoint?: string;
  /** Unset: the usual places of the AWS SDK (variables, profile, role of the machine). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

const uploadKey = (id: string) => `uploads/${id}`;

const fileKeys = ({ prefix = "" }: S3Settings) => {
  return (sha256: string) => `${prefix}files/${sha256.slice(0, 2)}/${sha256}`;
};

/** Files in a bucket of Amazon S3 or of a store that speaks as it does. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket } = settings;
  const connect = connector(settings);
  const fileKey = fileKeys(settings);
  const drop = dropper(bucket, connect);

  async function sizeOf(key: string): Promise<number | null> {
    const { sdk, client } = await connect();
    const command = new sdk.HeadObjectCommand({ Bucket: bucket, Key: key });
    const found = await client.send(command).catch(nullIfAbsent);
    return found ? (found.ContentLength ?? 0) : null;
  }

  async function read(key: string): Promise<GetObjectCommandOutput | null> {
    const { sdk, client } = await connect();
    return client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key })).catch(nullIfAbsent);
  }

  const get = async (key: string) => (await (await read(key))?.Body?.transformToByteArray()) ?? null;

  return {
    async put(sha256, bytes) {
      requireHash(sha256, bytes);
      const { sdk, client } = await connect();
      const object = { Bucket: bucket, Key: fileKey(sha256), Body: bytes, ContentLength: bytes.byteLength };
      await client.send(new sdk.PutObjectCommand(object)).catch(storeUnavailable);
    },
    get: (sha256) => get(fileKey(sha256)),
    async open(sha256) {
      const found = await read(fileKey(sha256));
      if (!found?.Body) return null;
      const body = found.Body.transformToWebStream() as ReadableStream<Uint8Array>;
      return { body, byteSize: found.ContentLength ?? 0 };
    },
    has: async (sha256) => (await sizeOf(fileKey(sha256))) !== null,
    remove: (sha256) => drop(fileKey(sha256)),
    async check() {
      const { sdk, client } = await connect();
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }));
    },
    direct: {
      ...signer(settings),
      async received(uploadId) {
        const byteSize = await sizeOf(uploadKey(uploadId));
        if (byteSize === null) return null;
        return {
          byteSize,
          read: () => get(uploadKey(uploadId)),
          drop: () => drop(uploadKey(uploadId)),
        };
      },
    },
  };
}

/** All objects of a bucket below a prefix, with what they are called after it. */
async function* objectsBelow(settings: S3Settings, prefix: string): AsyncGenerator<StoredName> {
  const { sdk, client } = await connector(settings)();
  for (let token: string | undefined; ; ) {
    const page = { Bucket: settings.bucket, Prefix: prefix, ContinuationToken: token };
    const found = await client.send(new sdk.ListObjectsV2Command(page)).catch(storeUnavailable);
    for (const { Key, Size } of found.Contents ?? [])
      if (Key) yield { name: Key.slice(prefix.length), byteSize: Size ?? 0 };
    token = found.NextContinuationToken;
    if (!token) return;
  }
}

/** The files of the store in a bucket, in no order; what something else put there is left out. */
export async function* namesInBucket(settings: S3Settings): AsyncGenerator<StoredName> {
  for await (const { name, byteSize } of objectsBelow(settings, `${settings.prefix ?? ""}files/`)) {
    const [, sha256] = /^[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name) ?? [];
    if (sha256) yield { name: sha256, byteSize };
  }
}

/** Objects of a bucket with names of their own, below a folder. */
export function s3Records(settings: S3Settings, folder: string) {
  const { bucket, prefix = "" } = settings;
  const connect = connector(settings);
  const drop = dropper(bucket, connect);
  const place = (name: string) => ({ Bucket: bucket, Key: `${prefix}${folder}${name}` });
  return {
    async list(): Promise<string[]> {
      const names: string[] = [];
      for await (const { name } of objectsBelow(settings, place("").Key)) names.push(name);
      return names;
    },
    async read(name: string): Promise<Uint8Array> {
      const { sdk, client } = await connect();
      const { Body } = await client.send(new sdk.GetObjectCommand(place(name))).catch(storeUnavailable);
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    },
    async write(name: string, bytes: Uint8Array): Promise<void> {
      const { sdk, client } = await connect();
      const object = { ...place(name), Body: bytes, ContentLength: bytes.byteLength };
      await client.send(new sdk.PutObjectCommand(object)).catch(storeUnavailable);
    },
    remove: (name: string) => drop(place(name).Key),
  };
}

function dropper(bucket: string, connect: ReturnType<typeof connector>) {
  return async (key: string): Promise<void> => {
    const { sdk, client } = await connect();
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(storeUnavailable);
  };
}

/** The signed addresses; they are made without asking the store. */
function signer(settings: S3Settings): Pick<DirectStorage, "uploadUrl" | "downloadUrl"> {
  const { bucket, publicEndpoint, endpoint } = settings;
  const connect = connector({ ...settings, endpoint: publicEndpoint ?? endpoint });
  const fileKey = fileKeys(settings);
  const signed = (url: string, seconds: number): DirectUrl => ({
    url,
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
  return {
    async uploadUrl(uploadId, seconds) {
      const { sdk, client } = await connect();
      const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
      const object = { Bucket: bucket, Key: uploadKey(uploadId), ContentType: "application/pdf" };
      // Signed as a header, so that the address takes nothing that calls itself something else.
      const options = { expiresIn: seconds, signableHeaders: new Set(["content-type"]) };
      return signed(await getSignedUrl(client, new sdk.PutObjectCommand(object), options), seconds);
    },
    async downloadUrl(sha256, { fileName, contentType }, seconds) {
      const { sdk, client } = await connect();
      const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
      const command = new sdk.GetObjectCommand({
        Bucket: bucket,
        Key: fileKey(sha256),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition("attachment", fileName),
      });
      return signed(await getSignedUrl(client, command, { expiresIn: seconds }), seconds);
    },
  };
}

type Sdk = typeof import("@aws-sdk/client-s3");

/** Loads the SDK when the store is first used: it is large, and other stores do without it. */
function connector({ region, endpoint, credentials }: S3Settings) {
  let connected: Promise<{ sdk: Sdk; client: S3Client }> | null = null;
  return () => {
    connected ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        credentials,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        // A checksum in a signed address would be that of an empty body and refuse every other.
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
      }),
    }));
    return connected;
  };
}

function statusOf(error: unknown): number | null {
  const metadata = error instanceof Error && "$metadata" in error ? error.$metadata : null;
  const status =
    typeof metadata === "object" && metadata && "httpStatusCode" in metadata ? metadata.httpStatusCode : null;
  return typeof status === "number" ? status : null;
}

function nullIfAbsent(error: unknown): null {
  if (statusOf(error) === 404) return null;
  return storeUnavailable(error);
}

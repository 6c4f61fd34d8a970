import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { StoreUnavailable, type ObjectStore } from "./object-store.ts";

/** A bucket of any S3-compatible store, with path-style addresses: `endpoint/bucket/key`. */
export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Short, because visitors wait for pictures and uploads. */
const TIMEOUT_MS = 10_000;
/** Retries after 5xx and 429. */
const RETRIES = 2;

/**
 * Stores objects in a bucket. Objects get no ACL, so a private bucket stays private; we serve the public ones. Throws
 * `StoreUnavailable` on a timeout and on every unexpected response.
 */
export function s3Objects({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  const root = `${endpoint.replace(/\/$/, "")}/${bucket}`;

  async function request(method: string, path: string, { headers, body }: { headers?: Record<string, string>; body?: Uint8Array } = {}) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method, headers, signal, body: body && Uint8Array.from(body) };
    const answer = await client.fetch(`${root}${path}`, init).catch((error: unknown) => {
      throw new StoreUnavailable("The S3 store does not answer.", { cause: error });
    });
    if (answer.ok) return answer;
    const reason = await answer.text().catch(() => "");
    const [, code = ""] = /<Code>(\w+)<\/Code>/.exec(reason) ?? [];
    // HEAD has no body with an error code. A missing bucket is an error, not a missing object.
    if (answer.status === 404 && (code === "NoSuchKey" || method === "HEAD")) return null;
    throw new StoreUnavailable(`The S3 store answered ${answer.status} ${code}`.trim());
  }

  async function write(key: string, body: Uint8Array): Promise<void> {
    // Signed, so that the store refuses bytes that were changed in transit.
    const sha256 = createHash("sha256").update(body).digest("hex");
    await request("PUT", `/${key}`, { body, headers: { "content-type": typeOf(key), "x-amz-content-sha256": sha256 } });
  }

  async function read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const answer = await request("GET", `/${key}`);
    return answer && new Uint8Array(await bodyOf(answer));
  }

  /** S3 has no move: copies, then deletes. Can be repeated after a failure between the two. */
  async function move(from: string, to: string): Promise<boolean> {
    const copied = await request("PUT", `/${to}`, { headers: { "x-amz-copy-source": `/${bucket}/${from}` } });
    if (!copied) return false;
    // A copy can fail after the response began with 200.
    if (!Buffer.from(await bodyOf(copied)).includes("CopyObjectResult")) throw new StoreUnavailable("The S3 store did not finish a copy.");
    await remove(from);
    return true;
  }

  async function remove(key: string): Promise<void> {
    await request("DELETE", `/${key}`);
  }

  async function list(prefix: string): Promise<{ key: string; changed: Date }[]> {
    const listed: { key: string; changed: Date }[] = [];
    let marker: string | undefined = "";
    // ListObjects v1 continues after a key, which every store supports; v2 needs continuation tokens.
    while (marker !== undefined) {
      const answer = await request("GET", `?${new URLSearchParams({ prefix, ...(marker && { marker }) })}`);
      const xml = answer ? Buffer.from(await bodyOf(answer)).toString() : "";
      for (const [, content = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        listed.push({ key: textOf(content, "Key"), changed: new Date(textOf(content, "LastModified")) });
      }
      marker = textOf(xml, "IsTruncated") === "true" ? listed.at(-1)?.key : undefined;
    }
    return listed;
  }

  return { write, read, move, remove, list, has: async (key) => (await request("HEAD", `/${key}`)) !== null };
}

/** The body can fail after the headers arrived. */
async function bodyOf(answer: Response): Promise<ArrayBuffer> {
  return answer.arrayBuffer().catch((error: unknown) => {
    throw new StoreUnavailable("The S3 store closed the connection.", { cause: error });
  });
}

/** Our keys contain no characters that XML escapes. */
function textOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(xml)?.[1] ?? "";
}

function typeOf(key: string): string {
  return key.endsWith(".avif") ? "image/avif" : "image/webp";
}

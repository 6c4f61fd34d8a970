import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { StoreUnavailable, type ObjectStore } from "./object-store.ts";

/** A bucket of any store that speaks S3, addressed by path: `endpoint/bucket/key`. */
export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** A visitor waits for a picture, and an upload for its answer. */
const TIME_LIMIT_MS = 10_000;
/** Beside the first; of what the store refuses with 5xx or 429. */
const RETRIES = 2;

/**
 * Keys as objects of a bucket. No object gets rights of its own, so that a private bucket stays private: what is public is
 * served by us. Throws `StoreUnavailable` when the store does not answer, or answers anything but what was asked.
 */
export function s3Objects({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  const root = `${endpoint.replace(/\/$/, "")}/${bucket}`;

  async function ask(method: string, path: string, { headers, body }: { headers?: Record<string, string>; body?: Uint8Array } = {}) {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const told = { method, headers, signal, body: body && Uint8Array.from(body) };
    const answer = await client.fetch(`${root}${path}`, told).catch((error: unknown) => {
      throw new StoreUnavailable("The S3 store does not answer.", { cause: error });
    });
    if (answer.ok) return answer;
    const reason = await answer.text().catch(() => "");
    const [, code = ""] = /<Code>(\w+)<\/Code>/.exec(reason) ?? [];
    // HEAD has no body; a bucket that is not there is no lack of one picture.
    if (answer.status === 404 && (code === "NoSuchKey" || method === "HEAD")) return null;
    throw new StoreUnavailable(`The S3 store answered ${answer.status} ${code}`.trim());
  }

  async function write(key: string, body: Uint8Array): Promise<void> {
    // Signed too: bytes that changed on their way are refused.
    const sha256 = createHash("sha256").update(body).digest("hex");
    await ask("PUT", `/${key}`, { body, headers: { "content-type": typeOf(key), "x-amz-content-sha256": sha256 } });
  }

  async function read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const answer = await ask("GET", `/${key}`);
    return answer && new Uint8Array(await bodyOf(answer));
  }

  /** S3 knows no move; one that was broken off between the two is repeated. */
  async function move(from: string, to: string): Promise<boolean> {
    const copied = await ask("PUT", `/${to}`, { headers: { "x-amz-copy-source": `/${bucket}/${from}` } });
    if (!copied) return false;
    // A copy that fails halfway has been answered 200 by then.
    if (!Buffer.from(await bodyOf(copied)).includes("CopyObjectResult")) throw new StoreUnavailable("The S3 store did not finish a copy.");
    await remove(from);
    return true;
  }

  async function remove(key: string): Promise<void> {
    await ask("DELETE", `/${key}`);
  }

  async function list(prefix: string): Promise<{ key: string; changed: Date }[]> {
    const listed: { key: string; changed: Date }[] = [];
    let marker: string | undefined = "";
    // The first version of the list goes on after a key, which every store knows; the second wants tokens.
    while (marker !== undefined) {
      const answer = await ask("GET", `?${new URLSearchParams({ prefix, ...(marker && { marker }) })}`);
      const xml = answer ? Buffer.from(await bodyOf(answer)).toString() : "";
      for (const [, content = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        listed.push({ key: textOf(content, "Key"), changed: new Date(textOf(content, "LastModified")) });
      }
      marker = textOf(xml, "IsTruncated") === "true" ? listed.at(-1)?.key : undefined;
    }
    return listed;
  }

  return { write, read, move, remove, list, has: async (key) => (await ask("HEAD", `/${key}`)) !== null };
}

/** The bytes come after the headers, and may stay away all the same. */
async function bodyOf(answer: Response): Promise<ArrayBuffer> {
  return answer.arrayBuffer().catch((error: unknown) => {
    throw new StoreUnavailable("The S3 store broke off.", { cause: error });
  });
}

/** Our own keys need no escapes in XML, and nothing else is ours. */
function textOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(xml)?.[1] ?? "";
}

function typeOf(key: string): string {
  return key.endsWith(".avif") ? "image/avif" : "image/webp";
}

import { hash } from "node:crypto";
import type { Env, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { LRUCache } from "lru-cache";
import { encode, encodingFor, type Encoding } from "../../page-cache/encodings.ts";

/** Smaller responses are not worth compressing. */
const MIN_BYTES = 1_024;

/**
 * Compresses responses that are not compressed yet. The result is cached by content, up to `bytes`, unless the response forbids
 * storing. Compressing feeds, sitemaps, drawings or API descriptions takes up to as long as a page, and cached ones bypass the queue.
 */
export function compressResponses<AppEnv extends Env>(bytes: number): MiddlewareHandler<AppEnv> {
  const compressed = new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: bytes, sizeCalculation: (body) => body.length || 1 });

  function compressOnce(body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
    const key = `${encoding} ${hash("sha256", body, "base64url")}`;
    const known = compressed.get(key);
    if (known) return known;
    const made = encode(body, encoding);
    compressed.set(key, made);
    return made;
  }

  return async (c, next) => {
    await next();
    if (c.req.method === "HEAD" || !isCompressible(c.res)) return;
    const encoding = encodingFor(c.req.header("accept-encoding"));
    if (encoding === "identity") return;
    const { status, headers } = c.res;
    const body = Buffer.from(await c.res.arrayBuffer());
    if (body.length < MIN_BYTES) {
      c.res = new Response(body, { status, headers });
      return;
    }
    const isStored = !/\b(no-store|private)\b/i.test(headers.get("cache-control") ?? "");
    c.res = new Response(isStored ? compressOnce(body, encoding) : encode(body, encoding), { status, headers });
    c.res.headers.delete("content-length");
    c.res.headers.set("content-encoding", encoding);
    const etag = headers.get("etag");
    if (etag && !etag.startsWith("W/")) c.res.headers.set("etag", `W/${etag}`);
  };
}

function isCompressible({ body, status, headers }: Response): boolean {
  const type = headers.get("content-type");
  if (body === null || status === 206 || type === null || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return false;
  return !headers.has("content-encoding") && !/\bno-transform\b/i.test(headers.get("cache-control") ?? "");
}

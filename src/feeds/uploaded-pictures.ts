import { Hono } from "hono";
import { isStoreAway, STORE_RETRY_S } from "../media/store/object-store.ts";
import type { Site } from "../sites.ts";

type Env = { Variables: { site: Site } };

const IMMUTABLE = "public, max-age=31536000, immutable";
const SANDBOX = "default-src 'none'; sandbox";
const AWAY = { "retry-after": String(STORE_RETRY_S), "cache-control": "no-store" };

/** Pictures that visitors sent and a person released, in all their widths, by their names; what lies there never changes. */
export function uploadedPictures(): Hono<Env> {
  const uploads = new Hono<Env>();
  uploads.get("/static/uploads/:file", async (c) => {
    const { pictures } = c.get("site");
    const file = c.req.param("file");
    const bytes = await pictures.released(file).catch((error: unknown) => {
      if (!isStoreAway(error)) throw error;
      c.get("site").log(error);
      return "away" as const;
    });
    if (bytes === "away") return c.text("This picture cannot be reached for a moment.", 503, AWAY);
    // A CDN must not keep that there is none: it may be released in a minute.
    if (!bytes) return c.text("There is no such picture.", 404, { "cache-control": "no-store" });

    const etag = `"${file}"`;
    const headers = { etag, "cache-control": IMMUTABLE, "content-security-policy": SANDBOX };
    // A picture that was removed is not there for those either who have it still.
    if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    const type = file.endsWith(".avif") ? "image/avif" : "image/webp";
    return c.body(bytes, 200, { ...headers, "content-type": type, "content-length": String(bytes.length) });
  });
  return uploads;
}

function isKnown(asked: string | undefined, etag: string): boolean {
  const tags = asked?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags?.some((tag) => tag === etag || tag === "*") ?? false;
}

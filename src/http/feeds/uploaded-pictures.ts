import { Hono } from "hono";
import { isStoreUnavailable, STORE_RETRY_S } from "../../media/store/object-store.ts";
import { matchesEtag } from "../../page-cache/matches-etag.ts";
import type { Site } from "../../sites.ts";

type Env = { Variables: { site: Site } };

const IMMUTABLE = "public, max-age=31536000, immutable";
const SANDBOX = "default-src 'none'; sandbox";
const AWAY = { "retry-after": String(STORE_RETRY_S), "cache-control": "no-store" };

/** Serves released pictures of visitors, in all widths. A file never changes. */
export function uploadedPictures(): Hono<Env> {
  const uploads = new Hono<Env>();
  uploads.get("/static/uploads/:file", async (c) => {
    const { pictures } = c.get("site");
    const file = c.req.param("file");
    const etag = `"${file}"`;
    const matches = matchesEtag(c.req.header("if-none-match"), etag);
    // A removed picture gives 404 even to clients that have it cached; a 304 needs no bytes.
    const found = await (matches ? pictures.isReleased(file) : pictures.released(file)).catch((error: unknown) => {
      if (!isStoreUnavailable(error)) throw error;
      c.get("site").log(error);
      return "away" as const;
    });
    if (found === "away") return c.text("This picture cannot be reached for a moment.", 503, AWAY);
    // A CDN must not cache the 404: the picture may be released any time.
    if (!found) return c.text("There is no such picture.", 404, { "cache-control": "no-store" });

    const headers = { etag, "cache-control": IMMUTABLE, "content-security-policy": SANDBOX };
    if (found === true) return c.body(null, 304, headers);
    const type = file.endsWith(".avif") ? "image/avif" : "image/webp";
    return c.body(found, 200, { ...headers, "content-type": type, "content-length": String(found.length) });
  });
  return uploads;
}

import { Hono } from "hono";
import { findSocialPicture } from "../social/find-social-picture.ts";
import { getSocialPicture } from "../social/get-social-picture.ts";
import { folderSocialStore } from "../social/social-store.ts";
import type { Site } from "../sites.ts";

type Env = { Variables: { site: Site } };

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Pictures for social networks by their names; one that pages do not name is not found, and makes nothing. */
export function socialPictures(mediaFolder: string): Hono<Env> {
  const store = folderSocialStore(mediaFolder);
  const pictures = new Hono<Env>();
  pictures.get("/static/social/:file", async (c) => {
    const site = c.get("site");
    const picture = await findSocialPicture(site, c.req.param("file"));
    if (!picture) return c.notFound();
    const outcome = await getSocialPicture(site.db, store, picture);
    switch (outcome.kind) {
      case "drawn":
        return c.body(outcome.jpeg, 200, { "content-type": "image/jpeg", "cache-control": IMMUTABLE });
      case "later":
        return c.text("This picture is being drawn.", 503, {
          "retry-after": String(outcome.retryAfterSeconds),
          "cache-control": "no-store",
        });
    }
  });
  return pictures;
}

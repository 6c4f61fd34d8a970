import { Hono, type Context } from "hono";
import type { SocialPicture } from "../../media/social-pictures/social-picture.server.ts";
import { findSocialPicture } from "../../seo/social-pictures/find-social-picture.server.ts";
import { getSocialPicture } from "../../media/social-pictures/get-social-picture.server.ts";
import { folderSocialStore } from "../../media/social-pictures/social-store.server.ts";
import type { Site, Visitor } from "../../sites.ts";

type Env = { Bindings: Visitor; Variables: { site: Site } };

export type SocialPicturesOptions = {
  /** Where drawn pictures are. */
  folder: string;
  /** Does work in the queue; the result is an answer, 503, when that is full. */
  compute: <Result>(c: Context<Env>, work: () => Promise<Result>) => Promise<Result | Response>;
};

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Pictures for social networks by their names; one that pages do not name is not found, and makes nothing. */
export function socialPictures({ folder, compute }: SocialPicturesOptions): Hono<Env> {
  const store = folderSocialStore(folder);
  const pictures = new Hono<Env>();
  pictures.get("/static/social/:file", async (c) => {
    const site = c.get("site");
    const picture = await compute<SocialPicture | null>(c, () => findSocialPicture(site, c.req.param("file")));
    if (picture instanceof Response) return picture;
    if (!picture) return c.notFound();
    // Outside the queue: drawing takes seconds of another process, and would occupy a place.
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

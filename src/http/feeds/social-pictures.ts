import { Hono, type Context } from "hono";
import type { SocialPicture } from "../../media/social-pictures/social-picture.server.ts";
import { findSocialPicture } from "../../seo/social-pictures/find-social-picture.server.ts";
import { getSocialPicture } from "../../media/social-pictures/get-social-picture.server.ts";
import { folderSocialStore } from "../../media/social-pictures/social-store.server.ts";
import type { Site, Visitor } from "../../sites.ts";

type Env = { Bindings: Visitor; Variables: { site: Site } };

export type SocialPicturesOptions = {
  /** Folder of the drawn pictures. */
  folder: string;
  /** Runs work in the queue; returns a response when it could not start. */
  compute: <Result>(c: Context<Env>, work: () => Promise<Result>) => Promise<Result | Response>;
};

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Serves pictures for social networks. A file name that no page uses gives 404 without drawing. */
export function socialPictures({ folder, compute }: SocialPicturesOptions): Hono<Env> {
  const store = folderSocialStore(folder);
  const pictures = new Hono<Env>();
  pictures.get("/static/social/:file", async (c) => {
    const site = c.get("site");
    const picture = await compute<SocialPicture | null>(c, () => findSocialPicture(site, c.req.param("file")));
    if (picture instanceof Response) return picture;
    if (!picture) return c.notFound();
    // Outside the queue: another process draws for seconds, which would block a slot.
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

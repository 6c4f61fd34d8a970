import { brandOfKey } from "../../brands/brands.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { drawSocialPicture } from "./draw-social-picture.server.ts";
import { groundOf } from "./ground.server.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";
import type { SocialStore } from "./social-store.server.ts";

/** Networks refuse large pictures, and scale those that they take: at this quality drawings stay under 130 KB. */
const JPEG = { quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

/** Draws a picture and keeps it; one that is there stays. Of the work only a few milliseconds are this thread's. */
export async function makeSocialPicture(picture: SocialPicture, { uploads, store }: { uploads: PictureStore; store: SocialStore }) {
  const file = socialFile(picture);
  if (await store.has(picture.brand, file)) return;
  const brand = brandOfKey(picture.brand);
  // Not with the module: a start would wait for it (decisions/054-bundled-server.md).
  const { default: sharp } = await import("sharp");
  const svg = drawSocialPicture(brand, picture, await groundOf(brand, picture.ground, uploads));
  await store.write(picture.brand, file, await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).jpeg(JPEG).toBuffer());
}

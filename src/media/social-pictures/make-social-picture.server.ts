import { brandOfKey } from "../../brands/brands.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { drawSocialPicture } from "./draw-social-picture.server.ts";
import { groundOf } from "./ground.server.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";
import type { SocialStore } from "./social-store.server.ts";

/** Networks refuse large files: at this quality drawings stay under 130 KB. */
const JPEG = { quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

/** Draws and stores a picture, unless it exists. Only a few milliseconds of the work run in this thread. */
export async function makeSocialPicture(picture: SocialPicture, { uploads, store }: { uploads: PictureStore; store: SocialStore }) {
  const file = socialFile(picture);
  if (await store.has(picture.brand, file)) return;
  const brand = brandOfKey(picture.brand);
  // Imported lazily, for a faster start (decisions/054-bundled-server.md).
  const { default: sharp } = await import("sharp");
  const svg = drawSocialPicture(brand, picture, await groundOf(brand, picture.ground, uploads));
  await store.write(picture.brand, file, await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).jpeg(JPEG).toBuffer());
}

import type { Brand } from "../../brands/brand.ts";
import { drawnPicture } from "../drawn-picture.server.ts";
import { panoramaUrl } from "../panorama-url.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { GROUND_LEFT } from "./draw-social-picture.server.ts";
import { SOCIAL_SIZE, type SocialPicture } from "./social-picture.server.ts";

type Box = { width: number; height: number };
type Focus = SocialPicture["ground"]["focus"];

const SHOWN: Box = { width: SOCIAL_SIZE.width - GROUND_LEFT, height: SOCIAL_SIZE.height };

/**
 * SVG of the background picture, cropped around its focus: a drawing or a released upload. Any other or missing URL gives the brand's
 * panorama; no URL is ever fetched.
 */
export async function groundOf({ key }: Brand, { url, focus }: SocialPicture["ground"], uploads: PictureStore): Promise<string> {
  const drawing = drawnPicture(nameUnder("/static/scenes/", url));
  if (drawing) return cropDrawing(drawing, focus);
  const upload = await uploads.released(nameUnder("/static/uploads/", url));
  if (upload) return cropUpload(upload, focus);
  return cropDrawing(drawnPicture(nameUnder("/static/scenes/", panoramaUrl(key))) ?? "", { x: 0.5, y: 0.5 });
}

function nameUnder(folder: string, url: string): string {
  return url.startsWith(folder) ? url.slice(folder.length) : "";
}

function cropDrawing(svg: string, focus: Focus): string {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const { scale, x, y } = crop({ width: Number(width), height: Number(height) }, focus);
  return `<g transform="translate(${GROUND_LEFT + x} ${y})scale(${scale.toFixed(4)})">${svg}</g>`;
}

async function cropUpload(webp: Uint8Array, focus: Focus): Promise<string> {
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(webp).metadata();
  const { scale, x, y } = crop({ width, height }, focus);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const jpeg = await sharp(webp)
    .resize({ ...size, fit: "fill" })
    .jpeg({ quality: 90 })
    .toBuffer();
  const image = `width="${size.width}" height="${size.height}" href="data:image/jpeg;base64,${jpeg.toString("base64")}"`;
  return `<image x="${GROUND_LEFT + x}" y="${y}" ${image}/>`;
}

/** Scale and offset with which a picture covers the background, its focus as near the middle as its edges allow. */
function crop({ width, height }: Box, focus: Focus): { scale: number; x: number; y: number } {
  const scale = Math.max(SHOWN.width / width, SHOWN.height / height);
  const along = (shown: number, whole: number, share: number) =>
    Math.round(Math.min(0, Math.max(shown - whole, shown / 2 - share * whole)));
  return {
    scale,
    x: along(SHOWN.width, width * scale, focus.x),
    y: along(SHOWN.height, height * scale, focus.y),
  };
}

import sharp from "sharp";
import { rgbaToThumbHash, thumbHashToRGBA } from "thumbhash";
import type { WidthFormat } from "./width-file.ts";

/** A picture in one width. */
export type MadeWidth = { width: number; format: WidthFormat; bytes: Uint8Array };

/** About equal to WebP at 80; more effort takes seven times as long for the largest width (decisions/042-resized-picture-variants.md). */
const AVIF = { quality: 55, effort: 2 } as const;
const WEBP = { quality: 78 } as const;
/** Longest side of the input of a thumbhash, in pixels. */
const MAX_HASH_SIDE = 100;
/** About 60 bytes; browsers scale it up to soft colours. */
const PLACEHOLDER = { width: 16, quality: 20 };

// One picture at a time, in one thread, because the server renders pages on the same machine.
sharp.cache(false);
sharp.concurrency(1);
// Stored pictures are WebP: only that loader of libvips may be reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer"] });

/** Encodes a picture in these widths, smallest first, as AVIF and WebP. The last is its own width, which needs no new WebP. */
export async function* encodeWidths(webp: Uint8Array, widths: readonly number[]): AsyncGenerator<MadeWidth> {
  for (const width of widths) {
    const resized = sharp(webp).resize({ width, withoutEnlargement: true });
    yield { width, format: "avif", bytes: await resized.clone().avif(AVIF).toBuffer() };
    if (width !== widths.at(-1)) yield { width, format: "webp", bytes: await resized.clone().webp(WEBP).toBuffer() };
  }
}

/**
 * A placeholder until the picture has loaded, as WebP in base64: its thumbhash, rendered, since browsers need a script to show a hash.
 * Null for transparent pictures, behind which a placeholder would stay visible.
 */
export async function placeholderOf(webp: Uint8Array): Promise<string | null> {
  const { isOpaque } = await sharp(webp).stats();
  if (!isOpaque) return null;
  const small = sharp(webp).resize(MAX_HASH_SIDE, MAX_HASH_SIDE, { fit: "inside" }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const { w: width, h: height, rgba } = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const visible = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const tiny = await visible.resize({ width: PLACEHOLDER.width }).webp({ quality: PLACEHOLDER.quality, effort: 6 }).toBuffer();
  return tiny.toString("base64");
}

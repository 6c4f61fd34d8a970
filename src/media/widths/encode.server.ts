import sharp from "sharp";
import { rgbaToThumbHash, thumbHashToRGBA } from "thumbhash";
import type { WidthFormat } from "./width-file.ts";

/** A picture in one width. */
export type MadeWidth = { width: number; format: WidthFormat; bytes: Uint8Array };

/** About as good as WebP at 80; more effort takes seven times as long for the largest (decisions/042-resized-picture-variants.md). */
const AVIF = { quality: 55, effort: 2 } as const;
const WEBP = { quality: 78 } as const;
/** A thumbhash is made of at most this many pixels a side. */
const HASHED = 100;
/** At this size browsers make soft colours of it, in about 60 bytes. */
const PLACEHOLDER = { width: 16, quality: 20 };

// One picture at a time, by one thread: pages are made beside it.
sharp.cache(false);
sharp.concurrency(1);
// What was taken in is WebP; of all that libvips can read only this is meant to be reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer"] });

/** Makes a picture in these widths, smallest first, as AVIF and WebP; in its own width the last, which is WebP already. */
export async function* encodeWidths(webp: Uint8Array, widths: readonly number[]): AsyncGenerator<MadeWidth> {
  for (const width of widths) {
    const resized = sharp(webp).resize({ width, withoutEnlargement: true });
    yield { width, format: "avif", bytes: await resized.clone().avif(AVIF).toBuffer() };
    if (width !== widths.at(-1)) yield { width, format: "webp", bytes: await resized.clone().webp(WEBP).toBuffer() };
  }
}

/**
 * What stands where a picture will be, as WebP in base64: its thumbhash, made visible, since browsers cannot show a hash
 * without a script. Null where it is see-through, because it would be seen through the picture.
 */
export async function placeholderOf(webp: Uint8Array): Promise<string | null> {
  const { isOpaque } = await sharp(webp).stats();
  if (!isOpaque) return null;
  const small = sharp(webp).resize(HASHED, HASHED, { fit: "inside" }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const { w: width, h: height, rgba } = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const visible = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const tiny = await visible.resize({ width: PLACEHOLDER.width }).webp({ quality: PLACEHOLDER.quality, effort: 6 }).toBuffer();
  return tiny.toString("base64");
}

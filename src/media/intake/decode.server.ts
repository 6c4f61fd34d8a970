import sharp from "sharp";
import { PICTURE_LIMITS } from "../../contract/entities/picture-limits.ts";
import { KEPT } from "./stored-size.ts";

const QUALITY = 82;

/** A picture as it is kept: a WebP in sRGB without metadata; sizes in pixels. */
export type Picture = { webp: Uint8Array; width: number; height: number };
export type Decoded = { kind: "decoded"; picture: Picture } | { kind: "too-small" } | { kind: "broken" };

// One picture at a time, by one thread, and nothing kept of it: memory matters more than speed here.
sharp.cache(false);
sharp.concurrency(1);
// Of all that libvips can read only this is meant to be reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

/**
 * What libjpeg warns of without a pixel being lost: bytes between the scans, colours or a profile that it does not know.
 * It reports its first warning only.
 */
const HARMLESS = /extraneous bytes before marker|Unknown Adobe color transform|bad ICC marker/;

/** Decodes a JPEG or PNG and encodes it anew; sharp leaves out all metadata and turns colours into sRGB by itself. */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  try {
    return await decodeFailingOn("warning", bytes);
  } catch (error) {
    if (!(error instanceof Error) || !HARMLESS.test(error.message)) return { kind: "broken" };
    return await decodeFailingOn("truncated", bytes).catch(() => ({ kind: "broken" }) as const);
  }
}

async function decodeFailingOn(failOn: "warning" | "truncated", bytes: Uint8Array): Promise<Decoded> {
  const source = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn, sequentialRead: true });
  const { autoOrient } = await source.metadata();
  if (autoOrient.width < PICTURE_LIMITS.minWidth || autoOrient.height < PICTURE_LIMITS.minHeight) return { kind: "too-small" };
  const { data, info } = await source
    .autoOrient()
    .resize({ ...KEPT, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { kind: "decoded", picture: { webp: data, width: info.width, height: info.height } };
}

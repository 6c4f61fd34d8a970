import sharp from "sharp";
import { PICTURE_LIMITS } from "../../contract/entities/picture-limits.ts";
import { STORED_SIZE } from "./stored-size.ts";

const QUALITY = 82;

/** A picture as it is stored: WebP in sRGB without metadata; sizes in pixels. */
export type Picture = { webp: Uint8Array; width: number; height: number };
export type Decoded = { kind: "decoded"; picture: Picture } | { kind: "too-small" } | { kind: "broken" };

// One picture at a time, in one thread, without a cache: memory matters more than speed here.
sharp.cache(false);
sharp.concurrency(1);
// Only the JPEG and PNG loaders of libvips may be reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

/**
 * Warnings of libjpeg that mean no loss of pixels: bytes between scans, an unknown colour transform or profile. It reports only its
 * first warning.
 */
const HARMLESS = /extraneous bytes before marker|Unknown Adobe color transform|bad ICC marker/;

/** Decodes a JPEG or PNG and re-encodes it; sharp drops all metadata and converts colours to sRGB by default. */
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
    .resize({ ...STORED_SIZE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { kind: "decoded", picture: { webp: data, width: info.width, height: info.height } };
}

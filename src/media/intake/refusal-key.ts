import type { PictureRefusal } from "./picture-refusal.ts";

const KEYS = {
  empty: "upload.errors.empty",
  "too-large": "upload.errors.tooLarge",
  "not-a-picture": "upload.errors.notAPicture",
  "too-small": "upload.errors.tooSmall",
  "too-many-pixels": "upload.errors.tooManyPixels",
  "too-complex": "upload.errors.tooComplex",
  broken: "upload.errors.broken",
} as const satisfies Record<PictureRefusal, string>;

/** The message key that tells a visitor why a picture was refused, and what to do. */
export function refusalKey(reason: PictureRefusal): string {
  return KEYS[reason];
}

import { expect } from "vitest";
import { SECRET } from "../support/hostile/pictures.ts";
import type { Taken, takeHostile } from "../support/hostile/take-hostile.ts";

const MAX_BYTES = 300 * 1024 * 1024;
/** Chunks of a WebP with metadata. */
const METADATA = ["EXIF", "XMP ", "ICCP"];

/** Expects no crash, no hang and no memory above the limit, and that only a clean WebP is ever stored. */
export function expectHarmless({ taken, ownPeakBytes, decoderPeakBytes }: Awaited<ReturnType<typeof takeHostile>>): void {
  expect(taken.filter(({ outcome }) => outcome.kind === "busy")).toEqual([]);
  expect(taken.filter(({ mayBeTaken, outcome }) => !mayBeTaken && outcome.kind === "accepted").map(({ kind }) => kind)).toEqual([]);
  expect(taken.filter(isUnclean).map(({ kind }) => kind)).toEqual([]);
  expect(Math.max(ownPeakBytes, decoderPeakBytes)).toBeLessThan(MAX_BYTES);
}

function isUnclean({ outcome }: Taken): boolean {
  if (outcome.kind !== "accepted") return false;
  const webp = Buffer.from(outcome.picture.webp);
  const isWebp = webp.toString("latin1", 0, 4) === "RIFF" && webp.toString("latin1", 8, 12) === "WEBP";
  return !isWebp || webp.includes(SECRET) || partsOf(webp).some((part) => METADATA.includes(part));
}

/** The names of the chunks of a WebP, each with its length in the file. */
function partsOf(webp: Buffer): string[] {
  const parts: string[] = [];
  for (let at = 12; at + 8 <= webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2)) {
    parts.push(webp.toString("latin1", at, at + 4));
  }
  return parts;
}

import * as z from "zod/mini";
import { pictureKinds, type PictureKind } from "../../../content/pictures/kinds.ts";

const MOST_SEEDS = 40;

export const pictureKind = z.enum(pictureKinds);
export const pictureSeed = z.int().check(z.gte(1), z.lte(MOST_SEEDS));

/** One drawn picture: what it shows, and which of the drawings of that kind. */
export type PictureName = { kind: PictureKind; seed: number } | { kind: "panorama" };

/** `canoe-3`, or `panorama` for the wide picture in the brand's palette. */
export const pictureName = z.pipe(
  z.string(),
  z.transform((text: string, context): PictureName => {
    if (text === "panorama") return { kind: "panorama" };
    const [, name, seed] = /^([a-z-]+)-(\d+)$/.exec(text) ?? [];
    const parsed = z.object({ kind: pictureKind, seed: pictureSeed }).safeParse({ kind: name, seed: Number(seed) });
    if (parsed.success) return parsed.data;
    context.issues.push({
      code: "custom",
      input: text,
      message: `"${text}" is not a picture: write a kind and a number up to ${MOST_SEEDS}, as in canoe-3`,
    });
    return z.NEVER;
  }),
);

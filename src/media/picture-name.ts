import * as z from "zod/mini";
import { isSceneKind, type SceneKind } from "./scenes/kinds.ts";

/** Content numbers the drawings of a kind from 1 to this. */
export const MOST_SEEDS = 40;

/** What can be drawn: `canoe`, `pub-quiz`. */
export const pictureKind = z.custom<SceneKind>(
  (value) => typeof value === "string" && isSceneKind(value),
  "this is not a kind of picture, such as canoe",
);
export const pictureSeed = z.int().check(z.gte(1), z.lte(MOST_SEEDS));

/** One drawn picture: what it shows, and which of the drawings of that kind. */
export type PictureName = { kind: SceneKind; seed: number } | { kind: "panorama" };

/** `canoe-3`, or `panorama` for the wide picture in the brand's palette. */
export const pictureName = z.pipe(
  z.string(),
  z.transform((text: string, context): PictureName => {
    if (text === "panorama") return { kind: "panorama" };
    const [, kind, seed] = /^([a-z-]+)-(\d+)$/.exec(text) ?? [];
    const parsed = z.object({ kind: pictureKind, seed: pictureSeed }).safeParse({ kind, seed: Number(seed) });
    if (parsed.success) return parsed.data;
    const message = `"${text}" is not a picture: write a kind and a number up to ${MOST_SEEDS}, as in canoe-3`;
    context.issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  }),
);

import * as z from "zod/mini";
import { LAST_OF_ALL } from "../../packages/scenes/composition.ts";
import { isSceneKind, type SceneKind } from "../../packages/scenes/kinds.ts";

/** Kinds of drawings: `canoe`, `pub-quiz`. */
export const pictureKind = z.custom<SceneKind>(
  (value) => typeof value === "string" && isSceneKind(value),
  "this is not a kind of picture, such as canoe",
);
export const pictureSeed = z.int().check(z.gte(1), z.lte(LAST_OF_ALL));

/** One drawing: its kind and number, or the panorama of the brand. */
export type PictureName = { kind: SceneKind; seed: number } | { kind: "panorama" };

/** `canoe-3`, or `panorama` for the wide picture in the brand's palette. */
export const pictureName = z.pipe(
  z.string(),
  z.transform((text: string, context): PictureName => {
    if (text === "panorama") return { kind: "panorama" };
    const [, kind, seed] = /^([a-z-]+)-(\d+)$/.exec(text) ?? [];
    const parsed = z.object({ kind: pictureKind, seed: pictureSeed }).safeParse({ kind, seed: Number(seed) });
    if (parsed.success) return parsed.data;
    const message = `"${text}" is not a picture: write a kind and a number up to ${LAST_OF_ALL}, as in canoe-3`;
    context.issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  }),
);

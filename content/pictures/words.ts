import type { SceneKind } from "../../packages/scenes/kinds.ts";

/** What a drawing of each kind shows, for who cannot see it; `panorama` is the wide one of a banner. */
export type PictureWords = Record<SceneKind | "panorama", string>;

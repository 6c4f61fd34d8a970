import { LRUCache } from "lru-cache";
import { lastNumberOf } from "../../packages/scenes/composition.ts";
import { drawScene } from "../../packages/scenes/draw-scene.ts";
import { isSceneKind } from "../../packages/scenes/kinds.ts";
import { drawLost } from "../../packages/scenes/lost.ts";
import { drawPanorama, isPanorama } from "../../packages/scenes/panorama.ts";

/** Drawing costs about a millisecond; what pages show stays drawn. */
const drawn = new LRUCache<string, string>({ maxSize: 24 * 1024 * 1024, sizeCalculation: (svg) => svg.length });

/** The drawn picture of a file name such as `canoe-3.svg`; null when there is none, or content numbers none so high. */
export function drawnPicture(name: string): string | null {
  const known = drawn.get(name);
  if (known) return known;
  const svg = draw(name);
  if (svg) drawn.set(name, svg);
  return svg;
}

function draw(name: string): string | null {
  if (name === "lost.svg") return drawLost();
  const view = /^panorama-([a-z]+)\.svg$/.exec(name)?.[1] ?? "";
  if (isPanorama(view)) return drawPanorama(view);
  const [, kind = "", seed = ""] = /^([a-z-]+)-([1-9]\d?)\.svg$/.exec(name) ?? [];
  return isSceneKind(kind) && Number(seed) <= lastNumberOf(kind) ? drawScene(kind, Number(seed)) : null;
}

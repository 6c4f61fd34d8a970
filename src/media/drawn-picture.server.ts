import { LRUCache } from "lru-cache";
import { lastNumberOf } from "../../packages/scenes/composition.ts";
import { drawScene } from "../../packages/scenes/draw-scene.ts";
import { isSceneKind } from "../../packages/scenes/kinds.ts";
import { drawLost } from "../../packages/scenes/lost.ts";
import { drawPanorama, isPanorama } from "../../packages/scenes/panorama.ts";

/** Drawn SVGs by file name, since drawing one takes about a millisecond. */
const cache = new LRUCache<string, string>({ maxSize: 24 * 1024 * 1024, sizeCalculation: (svg) => svg.length });

/** The SVG for a file name such as `canoe-3.svg`; null for an unknown name, or a number above those that the content uses. */
export function drawnPicture(name: string): string | null {
  const cached = cache.get(name);
  if (cached) return cached;
  const svg = draw(name);
  if (svg) cache.set(name, svg);
  return svg;
}

function draw(name: string): string | null {
  if (name === "lost.svg") return drawLost();
  const view = /^panorama-([a-z]+)\.svg$/.exec(name)?.[1] ?? "";
  if (isPanorama(view)) return drawPanorama(view);
  const [, kind = "", seed = ""] = /^([a-z-]+)-([1-9]\d?)\.svg$/.exec(name) ?? [];
  return isSceneKind(kind) && Number(seed) <= lastNumberOf(kind) ? drawScene(kind, Number(seed)) : null;
}

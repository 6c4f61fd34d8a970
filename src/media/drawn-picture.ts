import { LRUCache } from "lru-cache";
import { drawScene } from "./scenes/draw-scene.ts";
import { isSceneKind } from "./scenes/kinds.ts";
import { drawLost } from "./scenes/lost.ts";
import { drawPanorama, isPanorama } from "./scenes/panorama.ts";

/** The largest seed that an address may ask for: there is no end of pictures, but of those that content uses. */
const MAX_SEED = 999;

/** Drawing costs about a millisecond; what pages show stays drawn. */
const drawn = new LRUCache<string, string>({ maxSize: 24 * 1024 * 1024, sizeCalculation: (svg) => svg.length });

/** The drawn picture of a file name such as `canoe-3.svg`; null when there is none. */
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
  const [, kind = "", seed = ""] = /^([a-z-]+)-([1-9]\d{0,2})\.svg$/.exec(name) ?? [];
  return isSceneKind(kind) && Number(seed) <= MAX_SEED ? drawScene(kind, Number(seed)) : null;
}

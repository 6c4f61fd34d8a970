import { chance } from "./ink/chance.ts";
import { picture } from "./ink/picture.ts";
import { compositionOf, layoutOf } from "./composition.ts";
import type { Layout } from "./kind.ts";
import type { SceneKind } from "./kinds.ts";
import { middle, setStage, type Stage, stageHeight, stageWidth } from "./stage.ts";

/**
 * A picture of a kind of outing as SVG text (1200 × 900), deterministic for kind and seed. Consecutive seeds cycle through layouts and
 * hours. The main motif stays inside the middle 16:9 of the picture.
 */
export function drawScene(kind: SceneKind, seed: number): string {
  const { layout, stage } = setUp(kind, seed);
  const content = layout.draw(stage).join("");
  return picture({ width: stageWidth, height: stageHeight, align: "xMidYMid" }, cameraOver(`${kind}-${seed}`, content));
}

/** The focus of that picture for crops, as shares of width and height. */
export function focusOf(kind: SceneKind, seed: number): { x: number; y: number } {
  const { layout, stage } = setUp(kind, seed);
  const [x, y] = layout.focus ?? [0.5, 0.6];
  return { x: stage.lit === 1 ? x : 1 - x, y };
}

function setUp(kind: SceneKind, seed: number): { layout: Layout; stage: Stage } {
  const { layout, round } = layoutOf(kind, seed);
  const hour = layout.hours[(round + compositionOf(kind, seed)) % layout.hours.length] ?? layout.hours[0];
  return { layout, stage: setStage(`${kind}-${seed}`, hour, layout.horizon ?? [0.5, 0.6]) };
}

/** Zooms in by up to 6 %, depending on the name. */
function cameraOver(name: string, content: string): string {
  const zoom = chance(`camera-${name}`).between(1, 1.06);
  const [x, y] = [middle * (1 - zoom), stageHeight * 0.62 * (1 - zoom)];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${zoom.toFixed(3)})">${content}</g>`;
}

import { chance } from "./ink/chance.ts";
import { picture } from "./ink/picture.ts";
import type { Kind } from "./kind.ts";
import { type SceneKind, sceneKinds } from "./kinds.ts";
import { middle, setStage, stageHeight, stageWidth } from "./stage.ts";

/**
 * A picture of a kind of outing as SVG text (1200 × 900): the same kind and seed always give the same bytes.
 * Following seeds take turns in layout and hour; the large motif stays inside the middle 16:9 of the picture.
 */
export function drawScene(kind: SceneKind, seed: number): string {
  const layouts: Kind = sceneKinds[kind];
  const turn = Math.abs(Math.trunc(seed));
  const layout = layouts[turn % layouts.length] ?? layouts[0];
  const hourTurn = Math.floor(turn / layouts.length) + (turn % layouts.length);
  const hour = layout.hours[hourTurn % layout.hours.length] ?? layout.hours[0];

  const stage = setStage(`${kind}-${seed}`, hour, layout.horizon ?? [0.5, 0.6]);
  const content = layout.draw(stage).join("");
  return picture({ width: stageWidth, height: stageHeight, align: "xMidYMid" }, cameraOver(`${kind}-${seed}`, content));
}

/** The camera stands a little nearer in some pictures. */
function cameraOver(name: string, content: string): string {
  const zoom = chance(`camera-${name}`).between(1, 1.06);
  const [x, y] = [middle * (1 - zoom), stageHeight * 0.62 * (1 - zoom)];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${zoom.toFixed(3)})">${content}</g>`;
}

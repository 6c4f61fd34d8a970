import { mix } from "../ink/colour.ts";
import { shape } from "../ink/shapes.ts";
import { stageHeight, stageWidth } from "../stage.ts";

const sand = "#f3d49a";

/** A beach in front of the water, with its wet edge at `y` on the left. */
export function beach(y: number): string {
  const edge = (dy: number) =>
    `M-20 ${stageHeight}V${y + dy}Q260 ${y - 100 + dy} 620 ${y - 60 + dy}T${stageWidth + 20} ${y - 114 + dy}V${stageHeight}Z`;
  return shape(edge(0), mix(sand, "#ffffff", 0.5)) + shape(edge(22), sand) + shape(edge(150), mix(sand, "#c98b4a", 0.22));
}

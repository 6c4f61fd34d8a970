import { fade, glow } from "../ink/paint.ts";
import { box, circle, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** The sky with its sun and clouds; `height` is where the sun stands, as a share of what is above the horizon. */
export function sky(stage: Stage, height = 0.55): string {
  const { roll, sunX, ground, width, light } = stage;
  const y = ground * roll.between(height - 0.12, height + 0.08);
  const r = roll.between(62, 96);
  const clouds = each(3, (i) =>
    cloud(light, [roll.between(-60, width - 160), roll.between(70, ground * 0.62), roll.between(120, 230) - i * 24]),
  );
  const rings = [3.1, 2.2, 1.5].map((k) => circle([sunX, y, r * k], light, 0.16)).join("");
  const air = box([0, 0, width, stageHeight], fade(stage.sky));
  return air + glow([sunX, y, r * 6], light, 0.75) + rings + circle([sunX, y, r], light) + clouds;
}

function cloud(light: string, [x, y, w]: readonly [number, number, number]): string {
  const puffs = [pill([x, y, w, 13]), pill([x + w * 0.22, y - 20, w * 0.5, 23]), pill([x - w * 0.3, y + 12, w * 0.8, 9])];
  return shape(puffs.join(""), light, 0.82);
}

/** A box that is round at both ends, `r` high above and below its middle. */
function pill([x, y, w, r]: readonly [x: number, y: number, w: number, r: number]): string {
  const end = Math.min(r, w / 2);
  const side = w - 2 * end;
  return `M${x + end} ${y}h${side}a${end} ${r} 0 0 1 0 ${2 * r}h${-side}a${end} ${r} 0 0 1 0 ${-2 * r}z`;
}

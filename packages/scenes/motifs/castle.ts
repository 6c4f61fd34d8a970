import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, each, shape, stroke } from "../ink/shapes.ts";

/** A castle of grey stone on (0, 0), about 330 wide; `depth` 1 is far (the colour of the air). */
export function castle({ ink, sky, accent, lamps }: Palette, depth = 0.3): string {
  const stone = mix(mix("#9b8f95", ink, 0.15), sky[1], depth);
  const merlons = (x: number, y: number, count: number) => each(count, (i) => `M${x + i * 26} ${y}h15v18h-15Z`);
  const tower = (x: number, w: number, h: number) =>
    box([x, -h, w, h], stone) +
    box([x + w * 0.6, -h, w * 0.4, h], darker(stone, 0.16)) +
    shape(merlons(x - 5, -h - 16, Math.round((w + 14) / 26)), stone);
  const panes = [-132, -20, 20, 118].map((x, i) => `M${x} ${-60 - (i % 3) * 24}h12v26h-12Z`).join("");
  return (
    box([-120, -96, 240, 96], darker(stone, 0.06)) +
    shape(merlons(-110, -112, 9), darker(stone, 0.06)) +
    tower(-166, 66, 140) +
    tower(100, 66, 160) +
    tower(-42, 84, 210) +
    stroke("M0 -226V-282", [darker(stone, 0.4), 4]) +
    shape("M2 -282Q24 -290 50 -276L2 -256Z", accent) +
    shape(panes, lamps > 0.3 ? "#ffd98a" : darker(stone, 0.5)) +
    shape("M-22 0V-36Q0 -62 22 -36V0Z", darker(stone, 0.5))
  );
}

import { darker, mix } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, each, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A locomotive from the front; its wheels are at (x, y). */
export const locomotiveFront = ([x, y]: readonly [number, number], { accent, pop, ink, light }: Stage): string => {
  const iron = mix(ink, "#2a2433", 0.5);
  return (
    soft([x, y + 8, 290, 26], 0.4) +
    box([x - 190, y - 90, 70, 96, 14], "#2a2433") +
    box([x + 120, y - 90, 70, 96, 14], "#2a2433") +
    box([x - 170, y - 470, 340, 250, 30], darker(accent, 0.2)) +
    box([x - 196, y - 490, 392, 34, 17], iron) +
    box([x - 150, y - 430, 70, 80, 8], mix(light, pop, 0.3)) +
    box([x + 80, y - 430, 70, 80, 8], mix(light, pop, 0.3)) +
    shape(`M${x - 44} ${y - 440}L${x - 52} ${y - 530}H${x + 52}L${x + 44} ${y - 440}Z`, iron) +
    box([x - 66, y - 556, 132, 30, 10], accent) +
    circle([x, y - 290, 172], iron) +
    circle([x, y - 290, 150], darker(iron, 0.3)) +
    circle([x, y - 290, 128], accent) +
    circle([x, y - 290, 104], iron) +
    circle([x, y - 290, 26], pop) +
    stroke(`M${x - 66} ${y - 290}h132M${x} ${y - 356}v132`, [pop, 9]) +
    glow([x, y - 440, 190], "#fff2b8", 0.9) +
    circle([x, y - 440, 40], iron) +
    circle([x, y - 440, 29], "#fff8d8") +
    box([x - 236, y - 150, 472, 60, 12], darker(accent, 0.12)) +
    box([x - 236, y - 150, 472, 14, 7], pop) +
    circle([x - 176, y - 116, 32], iron) +
    circle([x + 176, y - 116, 32], iron) +
    circle([x - 176, y - 116, 20], pop) +
    circle([x + 176, y - 116, 20], pop) +
    shape(`M${x - 150} ${y - 90}H${x + 150}L${x + 196} ${y + 6}H${x - 196}Z`, iron) +
    stroke(
      each(6, (i) => `M${x - 120 + i * 48} ${y - 84}L${x - 156 + i * 62} ${y}`),
      [mix(iron, "#ffffff", 0.3), 7],
    )
  );
};

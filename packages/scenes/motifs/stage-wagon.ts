import { darker, mix } from "../ink/colour.ts";
import { at, box, circle, each, shape, soft } from "../ink/shapes.ts";
import { theatreMask } from "./theatre-mask.ts";
import { middle, type Stage } from "../stage.ts";

/** A wagon that is a stage, its boards at 640 and its middle at `x`. */
export function wagon({ accent, pop, ink }: Stage, x: number): string {
  return (
    soft([x, 800, 380, 20], 0.35) +
    each(
      2,
      (i) =>
        circle([x - 210 + i * 420, 742, 56], "#5b3422") +
        circle([x - 210 + i * 420, 742, 42], "#b9764a") +
        circle([x - 210 + i * 420, 742, 12], "#5b3422"),
    ) +
    box([x - 330, 270, 660, 380], mix(accent, ink, 0.55)) +
    shape(
      `M${x - 310} 290H${x - 150}Q${x - 180} 460 ${x - 290} 520V640H${x - 310}ZM${x + 310} 290H${x + 150}Q${x + 180} 460 ${x + 290} 520V640H${x + 310}Z`,
      accent,
    ) +
    shape(`M${x - 390} 290Q${x} 90 ${x + 390} 290Z`, mix(pop, ink, 0.12)) +
    shape(`M${x} 190Q${x + 240} 200 ${x + 390} 290H${x + 180}Z`, "#1a1030", 0.12) +
    each(9, (i) => shape(`M${x - 380 + i * 84.4} 286h84.4q-42 66 -84.4 0Z`, i % 2 ? "#fff6ea" : accent)) +
    box([x - 370, 634, 740, 36, 8], "#b9764a") +
    box([x - 340, 670, 680, 40], "#7b4a2e") +
    at([x, 232, 0.42], theatreMask("#fff6ea", true))
  );
}

/** Painted scenery of a castle under the moon, standing on 640 around `x`. */
export function scenery({ land, accent, pop, sky, ink }: Stage, x: number): string {
  const stone = mix(land, sky[1], 0.35);
  const tower = (dx: number, h: number) =>
    box([x + dx - 60, 640 - h, 120, h], stone) +
    each(3, (i) => box([x + dx - 66 + i * 48, 612 - h, 34, 34], stone)) +
    box([x + dx - 16, 680 - h, 32, 60, 16], mix(pop, stone, 0.2));
  return (
    circle([x + 230, 240, 80], pop, 0.85) +
    shape(`M0 640V470Q${middle - 260} 360 ${middle} 480T1200 430V640Z`, mix(land, ink, 0.3)) +
    tower(-210, 300) +
    tower(210, 260) +
    box([x - 160, 440, 320, 200], darker(stone, 0.1)) +
    shape(`M${x - 60} 640V540a60 60 0 0 1 120 0v100Z`, mix(accent, ink, 0.5))
  );
}

import { darker, mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, circle, dashes, each, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { canalHouse } from "../../motifs/canal-house.ts";
import { pin } from "../../motifs/pin.ts";
import { crowd } from "../../people/crowd.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bricksOf, city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const bridge: Layout = {
  hours: ["noon", "sunset", "morning", "dusk"],
  horizon: [0.55, 0.59],
  draw(stage) {
    const { roll, lit, ground: y, accent, ink, pop } = stage;
    const x = middle + lit * roll.between(120, 230);
    const deck = (dy: number) => `M-20 ${y + 150 + dy}Q${middle} ${y - 60 + dy} ${stageWidth + 20} ${y + 150 + dy}`;
    const rail = each(17, (i) => {
      const t = i / 16;
      const top = (1 - t) ** 2 * (y + 150) + 2 * t * (1 - t) * (y - 60) + t * t * (y + 150);
      return `M${t * (stageWidth + 40) - 20} ${top}v-56`;
    });
    const arch = `M110 ${stageHeight}Q${middle} ${y - 70} 1090 ${stageHeight}`;
    return [
      sky(stage, 0.4),
      aloft(stage),
      city(stage, y, roll.between(0.95, 1.1)),
      box([0, y, stageWidth, 30], paler(stage.land, 0.5)),
      water(stage, y + 30),
      shape(`${deck(0)}V${stageHeight}H1090Q${middle} ${y - 70} 110 ${stageHeight}H-20Z`, mix(accent, ink, 0.45)),
      stroke(arch, [mix(accent, ink, 0.7), 14]) + stroke(deck(0), [paler(pop, 0.5), 14]),
      crowd(stage, { count: 4, x: middle - lit * 220, y: y + 60, scale: 2, poses: ["walk", "point", "map", "wave"], gap: 66 }),
      at([x, y + 62, 2.3, lit], pin({ ...stage, accent: "#e83a5a" })),
      stroke(rail, [ink, 6]) + stroke(deck(-56), [ink, 7]) + stroke(deck(-30), [ink, 3]),
    ];
  },
};

const phone: Layout = {
  hours: ["morning", "noon", "dusk", "spring"],
  focus: [0.5, 0.5],
  horizon: [0.6, 0.64],
  draw(stage) {
    const { lit, ground, ink, light } = stage;
    const cobbles = each(26, (i) => {
      const row = Math.floor(i / 6);
      return `M${(i % 6) * 230 - (row % 2) * 110} ${ground + 50 + row * 56}h90`;
    });
    const x = middle + lit * 260;
    return [
      sky(stage, 0.35),
      at([middle - lit * 60, ground, 1.2], tower(stage)),
      city(stage, ground, 1.05),
      box([0, ground, stageWidth, 400], fade([mix("#d9c1ad", ink, 0.08), mix("#a98c7a", ink, 0.3)])),
      stroke(cobbles, [mix("#e9d8c8", light, 0.3), 6], 0.35),
      crowd(stage, { count: 3, x: middle - lit * 330, y: ground + 150, scale: 2.7, poses: ["walk", "point", "think", "map"], gap: 66 }),
      standing(stage, [middle - lit * 20, ground + 60, 1.5, -lit], ["walk"]),
      soft([x, 850, 220, 20], 0.3),
      turned([x, 520, lit * 7], mapPhone(stage, [x - 170, 150, 340, 690])),
    ];
  },
};

const foldedMap: Layout = {
  hours: ["spring", "autumn", "noon"],
  horizon: [0.34, 0.38],
  draw(stage) {
    const { roll, lit, ground, water: blue, accent, pop } = stage;
    const bricks = bricksOf(stage);
    const top = ground + 120;
    const house = (x: number, y: number, k: number) => at([x, y, k], canalHouse(stage, [90, roll.between(90, 170)], roll.pick(bricks)));
    const fold = (x: number, dy: number, colour: string) =>
      shape(`M${x} ${top + dy}L${x + 300} ${top - dy}L${x + 320} ${820 - dy}L${x - 20} ${820 + dy}Z`, colour);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground + 20, rise: 110, depth: 0.55 }),
      hills(stage, { y: ground + 60, rise: 60, depth: 0.35 }),
      box([0, ground + 60, stageWidth, stageHeight], mix(stage.land, stage.sky[1], 0.2)),
      soft([middle, 838, 560, 34], 0.3),
      fold(120, 26, "#fdf6e4") + fold(420, -26, "#f1e3c6") + fold(720, 26, "#fdf6e4"),
      stroke(`M120 ${top + 330}Q340 ${top + 210} 560 ${top + 330}T1050 ${top + 260}`, [mix(blue, "#ffffff", 0.2), 46]),
      shape(`M760 ${top + 90}q90 -50 170 0t60 90q-120 50 -230 0Z`, mix(stage.land, "#ffffff", 0.35)),
      trees(stage, "round", { count: 4, y: top + 150, scale: 0.6, depth: 0.1, span: [780, 980] }),
      house(190, top + 190, 1.05) + house(290, top + 176, 1) + house(520, top + 150, 1.05) + house(620, top + 160, 0.95),
      house(330, top + 440, 1.2) + house(800, top + 420, 1.1) + house(905, top + 424, 1.2),
      dashes(`M240 ${top + 250}Q420 ${top + 420} 600 ${top + 220}T${middle + lit * 150} ${top + 400}`, [accent, 12], [26, 24]),
      standing(stage, [240, top + 270, 1.5], ["walk"]) + standing(stage, [330, top + 300, 1.5], ["point"]),
      standing(stage, [700, top + 330, 1.6, -1], ["wave"]),
      circle([middle + lit * 150, top + 400, 26], pop, 0.8),
      at([middle + lit * 150, top + 400, 2.5, lit], pin({ ...stage, accent: "#e83a5a" })),
    ];
  },
};

function tower({ accent, ink, pop }: Stage): string {
  const stone = mix(accent, ink, 0.35);
  return (
    shape("M-52 0V-360H52V0Z", stone) +
    shape("M20 0V-360H52V0Z", darker(stone)) +
    shape("M-60 -360L0 -480L60 -360Z", mix(ink, stone, 0.3)) +
    box([-34, -420, 68, 66, 3], paler(stone, 0.2)) +
    circle([0, -318, 26], "#fff6e0") +
    stroke("M0 -318V-334M0 -318L10 -312", [ink, 4]) +
    stroke("M0 -480V-520", [pop, 5])
  );
}

function mapPhone(stage: Stage, [x, y, w, h]: readonly [number, number, number, number]): string {
  const { ink, land, water: blue, accent, light, pop } = stage;
  const screen = [x + 20, y + 26, w - 40, h - 60] as const;
  const blocks = each(12, (i) =>
    box([x + 34 + (i % 3) * 96, y + 44 + Math.floor(i / 3) * 148, 80, 124, 10], i % 5 === 1 ? mix(land, light, 0.5) : "#efe6d8"),
  );
  return (
    box([x, y, w, h, 46], ink) +
    box([...screen, 26], "#fbf7ee") +
    blocks +
    stroke(`M${x + 22} ${y + 470}Q${x + 150} ${y + 400} ${x + w - 22} ${y + 500}`, [mix(blue, "#ffffff", 0.2), 40]) +
    dashes(`M${x + 70} ${y + h - 90}Q${x + 120} ${y + 340} ${x + 222} ${y + 330}T${x + 236} ${y + 230}`, [accent, 12], [24, 22]) +
    circle([x + 70, y + h - 90, 18], pop) +
    at([x + 236, y + 236, 1.15], pin({ ...stage, accent: "#e83a5a" })) +
    box([x + w / 2 - 44, y + 10, 88, 9, 4], mix(ink, "#ffffff", 0.3))
  );
}

/** A city walk: over the bridge, by telephone, and on a map that stands up. */
export const cityWalk: Kind = [bridge, phone, foldedMap];

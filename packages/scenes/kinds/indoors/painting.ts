import { darker, mix, paler } from "../../ink/colour.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { easel } from "../../motifs/easel.ts";
import { framed } from "../../motifs/framed.ts";
import { jar } from "../../motifs/jar.ts";
import { landscape } from "../../motifs/landscape.ts";
import { splat } from "../../motifs/splat.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { lamps } from "../../places/lamps.ts";
import { meadow } from "../../places/meadow.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { windowOn } from "../../places/window.ts";
import { middle } from "../../stage.ts";

const atTheEasel: Layout = {
  hours: ["studio", "parlour", "lamplight"],
  draw(stage) {
    const { roll, lit, accent } = stage;
    const [a = "noon", b = "sunset", c = "spring"] = roll.shuffled(["sunset", "noon", "morning", "autumn", "spring"] as const);
    return [
      room(stage, { floor: 0.8 }),
      lamps(stage, 1, 0.35),
      at([middle - lit * 440, 250, 1], framed({ width: 190, height: 150, edge: "#fffaf0" }, landscape(roll, b))),
      at([middle - lit * 215, 210, 1], framed({ width: 130, height: 160, edge: stage.pop }, landscape(roll, c))),
      at([middle + lit * 180, 800, 2.9], easel(landscape(roll, a))),
      standing(stage, [middle - lit * 250, 826, 4.5, lit], ["point", { shirt: accent, over: "apron", held: brush(stage.pop) }]),
      at([middle - lit * 470, 840, 2.1], jar(stage)),
      standing(stage, [middle + lit * 500, 830, 3.5, -lit], ["think"]),
    ];
  },
};

const outdoors: Layout = {
  hours: ["spring", "noon", "sunset", "autumn"],
  horizon: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, ground, pop } = stage;
    const easelOf = (x: number, y: number, k: number) => at([x, y, k], easel(landscape(roll, "sunset")));
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 20, rise: 200, depth: 0.6 }),
      hills(stage, { y: ground, rise: 90, depth: 0.4 }),
      trees(stage, "poplar", { count: 7, y: ground + 14, scale: 0.9, depth: 0.25 }),
      meadow(stage, ground + 14),
      easelOf(middle + lit * 380, ground + 120, 1.05),
      standing(stage, [middle + lit * 250, ground + 130, 1.7, lit], ["point", { hat: "straw", held: brush(pop) }]),
      easelOf(middle - lit * 430, ground + 150, 1.2),
      standing(stage, [middle - lit * 290, ground + 170, 1.9, -lit], ["reach", { held: brush(pop) }]),
      at([middle + lit * 190, 810, 2.4], easel(landscape(roll, "noon"))),
      standing(stage, [middle - lit * 110, 820, 3.9, lit], ["point", { hat: "straw", over: "apron", held: brush(pop) }]),
      at([middle - lit * 290, 836, 1.5], jar(stage)),
    ];
  },
};

const mural: Layout = {
  hours: ["playroom", "studio", "autumn"],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, land, ink } = stage;
    const sun = `M${middle - 430} 640V470Q${middle - 200} 330 ${middle} 450T${middle + 430} 400V640Z`;
    return [
      room(stage, { floor: 0.8, wall: "bricks" }),
      box([130, 110, 940, 540, 8], "#fffaf0"),
      circle([middle - lit * 150, 330, 110], pop) + circle([middle - lit * 150, 330, 150], pop, 0.25),
      shape(sun, mix(blue, "#ffffff", 0.2)) + shape(sun.replace("470", "560").replace("450", "560"), land),
      shape(
        `M${middle + lit * 180} 600Q${middle + lit * 120} 320 ${middle + lit * 250} 240` +
          `Q${middle + lit * 380} 320 ${middle + lit * 320} 600Z`,
        accent,
      ) + oval([middle + lit * 250, 340, 30, 52], paler(accent, 0.5)),
      at([middle - lit * 380, 240, 0.8], splat(roll, accent)) + at([middle + lit * 420, 260, 0.6], splat(roll, blue)),
      stroke(`M${middle + lit * 60} 840L${middle + lit * 130} 330M${middle + lit * 190} 840L${middle + lit * 200} 330`, ["#a8703f", 15]) +
        stroke(
          each(6, (i) => `M${middle + lit * (72 + i * 11)} ${760 - i * 76}H${middle + lit * (192 + i * 2)}`),
          ["#a8703f", 11],
        ),
      at([middle + lit * 140, 540, 2.7, lit], person(stage, "reach", { over: "apron", held: roller(accent) })),
      standing(stage, [middle - lit * 380, 830, 3.5, lit], ["reach", { held: brush(blue) }]),
      standing(stage, [middle - lit * 160, 840, 3, -lit], ["point", { kid: true, held: brush(pop) }]),
      standing(stage, [middle + lit * 400, 836, 3.6, -lit], ["hips", { over: "apron" }]),
      bucket([middle - lit * 20, 850], accent) +
        bucket([middle + lit * 290, 860], blue) +
        bucket([middle - lit * 500, 856], mix(ink, pop, 0.8)),
    ];
  },
};

const pottery: Layout = {
  hours: ["studio", "autumn", "parlour"],
  draw(stage) {
    const { roll, lit, accent } = stage;
    const clay = roll.pick(["#c9744a", "#b9b2b5", "#d9a06b"]);
    return [
      room(stage, { floor: 0.78, wall: "tiles" }),
      windowOn(roll.pick(["noon", "spring", "autumn"]), [middle + lit * 330 - 120, 140, 240, 220]),
      shelf(stage, [middle - lit * 330 - 190, 250, 380], "pots"),
      shelf(stage, [middle - lit * 330 - 190, 380, 380], "pots"),
      at([middle - lit * 300, 800, 4.2, lit], person(stage, "hold", { over: "apron" })),
      at([middle + lit * 330, 790, 3.9, -lit], person(stage, "hold", { over: "apron", shirt: accent })),
      at([middle + lit * 80, 740, 3.2, -lit], person(stage, "cheer", { over: "apron", kid: true })),
      box([-20, 706, 1240, 220], darker("#9a5b3a", 0.3)) + box([-20, 706, 1240, 40, 6], "#b9764a"),
      at([middle - lit * 110, 728, 2], vase(clay)),
      at([middle + lit * 210, 724, 1.3], vase(mix(clay, accent, 0.4))),
      at([middle + lit * 480, 730, 1.4], jar(stage)),
    ];
  },
};

const brush = (paint: string): string => stroke("M-6 6L22 -20", ["#d8a366", 3.4]) + oval([24, -22, 5, 4], paint);
const roller = (paint: string): string => stroke("M0 0L4 -18H14", ["#5a6675", 3]) + box([2, -30, 26, 11, 5], paint);

const bucket = ([x, y]: readonly [number, number], paint: string): string =>
  soft([x, y, 44, 8]) +
  shape(`M${x - 40} ${y - 68}L${x - 32} ${y}H${x + 32}L${x + 40} ${y - 68}Z`, "#aeb6c0") +
  shape(`M${x + 14} ${y - 68}V${y}H${x + 32}L${x + 40} ${y - 68}Z`, "#8c97a5") +
  oval([x, y - 68, 40, 11], paint) +
  box([x - 26, y - 66, 13, 40, 6], paint);

const vase = (clay: string): string =>
  oval([0, 2, 74, 14], "#6b4029") +
  oval([0, -6, 66, 12], "#8a5a38") +
  shape("M-20 -122Q-26 -96 -46 -72Q-64 -40 -34 -8H34Q64 -40 46 -72Q26 -96 20 -122Z", clay) +
  shape("M6 -122Q12 -92 26 -72Q40 -40 14 -8H34Q64 -40 46 -72Q26 -96 20 -122Z", darker(clay)) +
  oval([0, -122, 20, 6], darker(clay, 0.4)) +
  stroke("M-42 -62Q0 -48 42 -62M-46 -40Q0 -26 46 -40", [paler(clay, 0.35), 4], 0.8);

/** A painting workshop: at the easel, outdoors, a mural, and pottery. */
export const painting: Kind = [atTheEasel, outdoors, mural, pottery];

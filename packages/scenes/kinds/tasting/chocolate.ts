import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bonbon, bonbonFromAbove } from "../../motifs/bonbon.ts";
import { chocolateFountain } from "../../motifs/chocolate-fountain.ts";
import { bowl, slab } from "../../motifs/melting-bowl.ts";
import { steam } from "../../motifs/steam.ts";
import { person } from "../../people/person.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { table } from "../../places/table.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const chocolates = ["#5b2f22", "#7a4329", "#f3e3c8", "#3f211c"];
const icings = ["#f3e3c8", "#e8748a", "#f5b53f", "#8fc2a5"];

const workshop: Layout = {
  hours: ["studio", "autumn", "parlour", "lamplight"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, accent, lamps: evening } = stage;
    const dark = roll.pick(["#5b2f22", "#7a4329"]);
    const poses = roll.shuffled(["clap", "point", "cheer", "sip"] as const);
    const x = middle + lit * roll.between(60, 120);
    const sweets = each(7, (i) => {
      const chocolate = chocolates[(i * 3) % 4] ?? dark;
      return at(
        [x - lit * (590 - i * 62), 790 + (i % 2) * 30, 1.15],
        bonbon(chocolate, icings[(i + 1) % 4] ?? accent, i + (lit > 0 ? 0 : 1)),
      );
    });
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["tiles", "stripes", "panels"]) }),
      evening ? lamps(stage, 2) : windowOn(roll.pick(["noon", "spring"]), [middle - lit * 60 - 140, 130, 280, 230]),
      shelf(stage, [middle - lit * 400 - 140, 270, 280], "pots"),
      shelf(stage, [middle + lit * 400 - 140, 270, 280], "bottles"),
      at([x - lit * 430, 780, 3.8, lit], person(stage, "hold", { over: "apron", held: piping(accent) })),
      at([x - lit * 210, 780, 3.7, lit], person(stage, poses[0] ?? "clap", { over: "apron" })),
      at([x + lit * 360, 780, 4, -lit], person(stage, "hold", { hat: "chef", over: "apron", shirt: "#fffaf0", held: ladle(dark) })),
      table(stage, 690),
      at([x + lit * 110, 760, 2.1], bowl(dark) + steam(-30) + steam(20)),
      box([x - lit * 405 - 225, 776, 450, 50, 12], "#e9dfd8"),
      sweets,
      at([x + lit * 400, 790, 1.25, lit], slab(dark)),
    ];
  },
};

const fountain: Layout = {
  hours: ["lamplight", "parlour", "spring", "autumn"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, accent, pop, light } = stage;
    const dark = roll.pick(["#5b2f22", "#7a4329", "#4a261d"]);
    const poses = roll.shuffled(["cheer", "clap", "point", "raise", "think"] as const);
    const x = middle + lit * roll.between(-40, 60);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["stripes", "planks"]) }),
      glow([x, 420, 520], light, 0.6),
      lamps(stage, 3, 0.3),
      at([x - lit * 510, 790, 3.8, lit], person(stage, poses[0] ?? "cheer")),
      at([x - lit * 345, 780, 3.5, lit], person(stage, "point", { held: skewer(accent) })),
      at([x + lit * 355, 780, 3.5, -lit], person(stage, "point", { held: skewer(pop) })),
      at([x + lit * 510, 790, 3.7, -lit], person(stage, poses[1] ?? "clap")),
      table(stage, 710),
      at([x, 780, 1.72], chocolateFountain(dark)),
      at([x - lit * 330, 790, 1.6], plate(["#e83f4f", "#e83f4f", "#f5c542", "#e83f4f"])),
      at([x + lit * 330, 796, 1.6], plate(["#f3e3c8", "#8fb94b", "#f3e3c8", "#f2912f"])),
      each(3, (i) => at([x + lit * (500 + i * 60), 850, 1.1], bonbon(chocolates[i] ?? dark, icings[i + 1] ?? accent, i))),
      each(3, (i) => at([x - lit * (500 + i * 60), 850, 1.1], bonbon(chocolates[i + 1] ?? dark, icings[i] ?? accent, i + 1))),
    ];
  },
};

const boxFromAbove: Layout = {
  hours: ["studio", "autumn", "lamplight", "playroom"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, accent, pop, ink } = stage;
    const wood = mix(stage.sky[1], ink, 0.12);
    const shift = Math.floor(roll.between(0, 4));
    const sweets = each(15, (i) => {
      const place = [middle - 224 + (i % 5) * 112, 334 + Math.floor(i / 5) * 112, 1.18] as const;
      const missing = i === 4 + shift;
      return missing ? at(place, circle([0, 0, 42], darker(accent, 0.45))) : at(place, bonbonFromAbove(...sweet(i + shift)));
    });
    const skins = roll.shuffled(["#f6cfae", "#c98a5e", "#8d5a3b", "#fadcc2"]);
    return [
      box([0, 0, stageWidth, stageHeight], fade([wood, mix(wood, ink, 0.18)])),
      stroke(
        each(6, (i) => `M0 ${120 + i * 150}H1200`),
        [mix(wood, ink, 0.3), 5],
        0.4,
      ),
      turned(
        [middle, 450, lit * roll.between(-7, 7)],
        box([middle - 306, 268, 640, 404, 22], "#1a1030", 0.25) +
          box([middle - 320, 248, 640, 404, 22], accent) +
          box([middle - 292, 272, 584, 356, 12], darker(accent, 0.28)) +
          sweets +
          lid(stage),
      ),
      ...skins.map((skin, i) =>
        turned([middle, 450, 45 + i * 90 + roll.between(-14, 14)], hand(skin, [pop, "#fff3e0", "#2f5d8a", accent][i] ?? pop)),
      ),
      at([middle - lit * 500, 480, 1.5], bonbonFromAbove(...sweet(shift))) +
        at([middle + lit * 510, 400, 1.6], bonbonFromAbove(...sweet(shift + 2))),
      at([middle + lit * 40, 826, 1.4], bonbonFromAbove(...sweet(shift + 1))),
    ];
  },
};

const sweet = (i: number) =>
  [chocolates[(i * 3) % 4] ?? "#5b2f22", icings[(i * 2 + 1) % 4] ?? "#f3e3c8", (i * 3 + Math.floor(i / 4)) % 4] as const;

const lid = ({ pop, light }: Stage): string =>
  shape(`M${middle - 360} 176H${middle + 360}L${middle + 320} 232H${middle - 320}Z`, mix(pop, light, 0.12)) +
  shape(`M${middle - 30} 176H${middle + 30}V232H${middle - 30}Z`, "#ffffff", 0.7) +
  oval([middle - 44, 176, 46, 22], "#ffffff", 0.85) +
  oval([middle + 44, 176, 46, 22], "#ffffff", 0.85) +
  circle([middle, 178, 17], pop);

const hand = (skin: string, sleeve: string): string =>
  stroke(`M${middle} -230V-40`, [sleeve, 96]) +
  stroke(`M${middle} -40V40`, [skin, 54]) +
  circle([middle, 62, 37], skin) +
  stroke(`M${middle - 20} 70v38M${middle} 74v46M${middle + 20} 70v36M${middle + 32} 48l22 22`, [skin, 17]);

const piping = (bag: string): string =>
  shape("M-2 -16Q16 -22 20 -8L8 22Q4 24 2 20Z", paler(bag, 0.35)) + stroke("M5 20L4 27", ["#8c97a5", 4]);
const ladle = (chocolate: string): string =>
  stroke("M6 -16L-6 14", ["#8c97a5", 3.6]) + oval([-8, 18, 11, 7], chocolate) + stroke("M-8 24V44", [chocolate, 4]);

const skewer = (fruit: string): string =>
  stroke("M-6 4L26 -12", ["#e2bd74", 2.4]) +
  shape("M20 -18Q36 -26 40 -18Q40 -6 24 -4Q16 -8 20 -18Z", mix(fruit, "#e83f4f", 0.75)) +
  shape("M30 -20Q42 -26 41 -14Q36 -6 27 -5Z", "#5b2f22");

const plate = (fruits: readonly string[]): string =>
  soft([0, 4, 84, 9]) +
  oval([0, -4, 84, 14], "#fffaf4") +
  fruits.map((fruit, i) => circle([-45 + i * 30, -22 - (i % 2) * 8, 21], fruit)).join("") +
  each(2, (i) => oval([-14 + i * 34, -46, 9, 5], "#5a9e4f"));

/** Making chocolate: at the workbench, around the fountain, and a box from above. */
export const chocolate: Kind = [workshop, fountain, boxFromAbove];

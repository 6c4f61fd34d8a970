import { darker, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { barrel } from "../../motifs/barrel.ts";
import { splat } from "../../motifs/splat.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const paints = ["#ff4d86", "#ffcf33", "#2fc4a0", "#4a8fe7"];

const woods: Layout = {
  hours: ["spring", "autumn", "noon", "morning"],
  horizon: [0.52, 0.57],
  draw(stage) {
    const { roll, lit, ground: g } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(paints);
    const x = middle - lit * 330;
    const shots = each(4, (i) => circle([x + lit * (210 + i * 82), g - 12 - Math.sin((i + 1) * 0.7) * 46, 13 - i], a));
    return [
      box([0, 0, stageWidth, stageHeight], fade(stage.sky)),
      glow([stage.sunX, 160, 620], stage.light, 0.9),
      forest(stage),
      at([middle + lit * roll.between(260, 360), 300, 2.3], splat(roll, a)),
      at([middle + lit * 20, 190, 1.15], splat(roll, b)),
      standing(stage, [middle + lit * 250, g + 160, 2.5, -lit], ["run", { hat: "mask", shirt: b }]),
      at([middle + lit * 430, g + 196, 2], barrel(stage.accent)),
      standing(stage, [x, g + 268, 3.7, lit], ["point", { hat: "mask", shirt: c, held: marker(stage.ink) }]),
      at([x + lit * 30, g + 268, 1.9], barrel(stage.accent)),
      at([x - lit * 110, g + 284, 2], barrel(darker(stage.accent))),
      shots,
      at([x + lit * 34, g + 190, 0.55], splat(roll, c)),
      reeds(stage),
    ];
  },
};

const arena: Layout = {
  hours: ["noon", "sunset", "spring", "dusk"],
  horizon: [0.46, 0.5],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const [a = "", b = "", c = "", d = ""] = roll.shuffled(paints);
    return [
      sky(stage, 0.4),
      aloft(stage),
      trees(stage, "pine", { count: 13, y: ground + 14, scale: 1.1, depth: 0.3 }),
      stroke(each(14, (i) => `M${i * 96 - 20} ${ground + 14}V${ground - 130}`) + `M0 ${ground - 128}H1200`, [ink, 4], 0.35),
      hills(stage, { y: ground + 16, rise: 12, depth: 0.2 }),
      meadow(stage, ground + 14),
      at([middle + lit * 60, ground + 120, 1.1], bunker(b)),
      standing(stage, [middle + lit * 290, ground + 140, 1.8, -lit], ["run", { hat: "mask", shirt: a }]),
      at([middle + lit * 430, ground + 190, 1.7], dome(c)),
      standing(stage, [middle - lit * 130, ground + 240, 2.4, lit], ["point", { hat: "mask", shirt: d, held: marker(ink) }]),
      standing(stage, [middle - lit * 440, 800, 3.6, lit], ["kneel", { hat: "mask", shirt: d, held: marker(ink) }]),
      at([middle - lit * 250, 830, 2.6], bunker(a)),
      at([middle + lit * 300, 810, 2.3], dome(b)),
      at([middle - lit * 250, 590, 0.9], splat(roll, c)),
      at([middle + lit * 330, 700, 0.8], splat(roll, d)),
      each(5, (i) => circle([middle + lit * (i * 78 - 20), ground + 52 - Math.sin((i + 1) * 0.6) * 40, 12 - i], d)),
    ];
  },
};

const victory: Layout = {
  hours: ["sunset", "autumn", "morning"],
  horizon: [0.56, 0.6],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [a = "", b = "", c = "", d = ""] = roll.shuffled(paints);
    const team = [-330, -130, 80, 280].map((dx, i) =>
      standing(
        stage,
        [middle + lit * dx, 806 + (i % 2) * 14, 3.3, i > 1 ? -lit : lit],
        [
          (["cheer", "raise", "cheer", "wave"] as const)[i] ?? "cheer",
          { hat: i === 2 ? undefined : "mask", shirt: i % 2 ? b : a, held: i === 1 ? marker(stage.ink) : undefined },
        ],
      ),
    );
    return [
      sky(stage, 0.3),
      forest(stage),
      at([middle - lit * 350, 280, 2.1], splat(roll, c)),
      at([middle + lit * 60, 230, 2.6], splat(roll, a)),
      at([middle + lit * 430, 330, 1.7], splat(roll, d)),
      at([middle + lit * 470, ground + 230, 2.2], barrel(stage.accent)),
      at([middle - lit * 510, ground + 200, 2], barrel(stage.pop)),
      ...team,
      circle([middle - lit * 126, 600, 22], d) + oval([middle - lit * 120, 622, 7, 22], d),
      circle([middle + lit * 284, 610, 24], c) + oval([middle + lit * 290, 634, 7, 24], c),
    ];
  },
};

const marker = (ink: string): string =>
  stroke("M-8 0H34", [ink, 7]) + stroke("M2 0V16", [ink, 6]) + oval([10, -9, 11, 7], "#8c97a5") + circle([36, 0, 3], "#fff6e6");

const bunker = (colour: string): string =>
  soft([0, 0, 84, 10]) +
  box([-76, -104, 152, 104, 44], colour) +
  box([-76, -50, 152, 50, 24], darker(colour, 0.14)) +
  stroke("M-30 -104V0M30 -104V0", [paler(colour, 0.3), 5]) +
  oval([-44, -82, 16, 8], "#ffffff", 0.5);

const dome = (colour: string): string =>
  soft([0, 0, 70, 9]) +
  shape("M-64 0L-12 -128Q0 -144 12 -128L64 0Z", colour) +
  shape("M12 -128L64 0H14Z", darker(colour)) +
  stroke("M-38 -64H38", [paler(colour, 0.3), 5]);

/** Paintball: in the woods, between inflated bunkers, and the winning team. */
export const paintball: Kind = [woods, arena, victory];

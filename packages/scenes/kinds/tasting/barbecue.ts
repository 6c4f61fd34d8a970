import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { corn, grill, kebab, sausages, steak } from "../../motifs/grill.ts";
import { drum } from "../../motifs/smoker.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { meadow } from "../../places/meadow.ts";
import { nightSky } from "../../places/night-sky.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageWidth } from "../../stage.ts";

const garden: Layout = {
  hours: ["noon", "sunset", "spring", "autumn"],
  horizon: [0.52, 0.56],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const x = middle + lit * roll.between(60, 130);
    const poses = roll.shuffled(["cheer", "raise", "clap", "wave"] as const);
    return [
      sky(stage, 0.45),
      aloft(stage),
      hills(stage, { y: ground, rise: 100, depth: 0.5 }),
      skyline(stage, ground + 6, 0.3),
      trees(stage, "round", { count: 5, y: ground + 50, scale: 1.7, depth: 0.12 }),
      meadow(stage, ground + 30),
      bunting(stage, { from: [-20, 150], to: [1220, 110], sag: 120, count: 13 }),
      smoke([x + lit * 20, 400], lit),
      at(
        [x, 800, 2.2, lit],
        grill(roll.pick([accent, "#3f5d78", "#c8483c"])) + at([-34, -168, 0.5], steak()) + at([36, -166, 0.5], kebab([pop, "#d9452f"])),
      ),
      standing(stage, [x - lit * 260, 806, 4, lit], ["hold", { over: "apron", hat: roll.pick(["cap", "chef"] as const), held: tongs() }]),
      standing(stage, [x - lit * 430, 816, 3.5, lit], [poses[0] ?? "cheer"]),
      standing(stage, [x + lit * 290, 800, 3.7, -lit], ["hold", { over: "apron", held: plate() }]),
      standing(stage, [x + lit * 440, 830, 3.5, -lit], [poses[1] ?? "raise", { over: "apron" }]),
      reeds(stage, -lit),
    ];
  },
};

const overTheCoals: Layout = {
  hours: ["sunset", "noon", "dusk", "spring"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const poses = roll.shuffled(["hold", "point", "clap", "hold", "cheer"] as const);
    const food = roll.shuffled([steak(), corn(), sausages(), kebab([pop, "#5a9e4f"]), kebab(["#d9452f", pop])]);
    const guests = ([-400, -135, 140, 400] as const).map((dx, i) =>
      at(
        [middle + lit * dx, 760, 3.8 + (i % 2) * 0.2, i < 2 ? lit : -lit],
        person(stage, poses[i] ?? "hold", { over: "apron", held: i % 2 ? undefined : tongs() }),
      ),
    );
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground, rise: 120, depth: 0.52 }),
      trees(stage, "pine", { count: 8, y: ground + 30, scale: 1.2, depth: 0.25 }),
      trees(stage, "round", { count: 5, y: ground + 90, scale: 2, depth: 0.1 }),
      box([0, ground + 80, stageWidth, 500], stage.land),
      lights(stage, { from: [-20, 120], to: [1220, 150], sag: 130, count: 16 }),
      ...guests,
      glow([middle, 700, 560], "#ff8a3c", 0.5),
      grate(),
      ...food.map((dish, i) => at([middle + ([-330, -10, 310, -190, 190][i] ?? 0), i < 3 ? 668 : 776, i < 3 ? 1.35 : 1.7, lit], dish)),
      box([-20, 872, 1240, 60], darker(accent, 0.5)),
    ];
  },
};

const smoker: Layout = {
  hours: ["dusk", "lamplight", "sunset"],
  horizon: [0.54, 0.58],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ground, land, ink } = stage;
    const x = middle + lit * roll.between(30, 90);
    const poses = roll.shuffled(["raise", "cheer", "think", "clap"] as const);
    return [
      nightSky(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.45 }),
      trees(stage, "pine", { count: 10, y: ground + 20, scale: 1.7, depth: 0.2 }),
      box([0, ground + 16, stageWidth, 500], fade([mix(land, ink, 0.25), mix(land, ink, 0.65)])),
      lights(stage, { from: [-20, 180], to: [middle, 230], sag: 120, count: 9 }) +
        lights(stage, { from: [middle, 230], to: [1220, 150], sag: 120, count: 9 }),
      glow([x, 640, 480], "#ff9a48", 0.55),
      smoke([x + lit * 300, 330], lit),
      drum(stage, [x, 800, 1, lit]),
      at([x - lit * 250, 800, 3.7, lit], person(stage, "hold", { over: "apron", hat: "cap", held: tongs() })),
      standing(stage, [x - lit * 440, 820, 3.6, lit], [poses[0] ?? "raise", { over: "apron" }]),
      standing(stage, [x + lit * 400, 816, 3.7, -lit], ["hold", { held: plate() }]),
      standing(stage, [x + lit * 530, 840, 3.4, -lit], [poses[1] ?? "cheer"]),
      table(stage, 846),
      ...[-380, -120, 150, 390].map((dx, i) => at([middle + lit * dx, 856, 0.9], i % 2 ? corn() : steak())),
    ];
  },
};

/** A trough of coals with bars over it, seen from the near side, over the whole width. */
const grate = (): string =>
  shape("M60 600H1140L1290 870H-90Z", "#3a3347") +
  shape("M92 616H1108L1230 850H-30Z", fade(["#b8402a", "#f2702f"])) +
  each(14, (i) => oval([90 + i * 78, 650 + (i % 4) * 50, 46, 22], i % 3 ? "#ffb24a" : "#7a2c26", 0.7)) +
  stroke(
    each(15, (i) => `M${116 + i * 69} 616L${-10 + i * 87} 850`),
    ["#2b2438", 9],
  ) +
  stroke("M92 618H1108M-30 852H1230", ["#5a6070", 16]);

const smoke = ([x, y]: readonly [number, number], side: number): string =>
  each(4, (i) => circle([x + side * (i * 26 + (i % 2) * 14), y - i * 66, 34 + i * 13], "#ffffff", 0.3 - i * 0.06));

const tongs = (): string => stroke("M-8 4L34 -8M-8 4L34 2", ["#c3ccd6", 2.8]);
const plate = (): string =>
  oval([10, -2, 24, 4.5], "#fffaf4") + shape("M-6 -5Q2 -14 12 -12Q24 -12 26 -4Z", "#9a4a34") + circle([4, -8, 4], "#d9452f");

/** A barbecue workshop: in the garden, over the coals, and at the smoker in the evening. */
export const barbecue: Kind = [garden, overTheCoals, smoker];

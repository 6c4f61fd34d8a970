import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, each, mirrored, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { candelabra } from "../../motifs/candelabra.ts";
import { chalkOutline, clueCard } from "../../motifs/corpse-outline.ts";
import { cloche, goblet, plate } from "../../motifs/dinner-things.ts";
import { magnifier } from "../../motifs/magnifier.ts";
import { bat, house } from "../../motifs/mansion.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { hills } from "../../places/hills.ts";
import { nightSky } from "../../places/night-sky.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageWidth } from "../../stage.ts";
import { drapes, hearth, portrait } from "../../places/salon.ts";

const lens = (handle: string) => at([10, -14, 0.17], magnifier(handle));
const coat = "#b08a54";

const dinner: Layout = {
  hours: ["lamplight", "parlour", "dusk"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, accent, pop, ink } = stage;
    const poses = roll.shuffled(["think", "point", "raise", "cheer", "sip"] as const);
    const x = middle + lit * roll.between(-20, 40);
    return [
      room(stage, { floor: 0.82, wall: roll.pick(["panels", "stripes"]) }),
      drapes(accent, ink),
      portrait(stage, [x - lit * 150, 250]),
      at([x - lit * 430, 790, 3.7, lit], person(stage, poses[0] ?? "think", { hat: "top" })),
      at([x - lit * 250, 780, 3.6, lit], person(stage, poses[1] ?? "point")),
      at([x + lit * 60, 770, 4.3, lit], person(stage, "point", { hat: "sleuth", shirt: coat, held: lens(ink) })),
      at([x + lit * 290, 780, 3.6, -lit], person(stage, poses[2] ?? "raise")),
      at([x + lit * 440, 790, 3.7, -lit], person(stage, poses[3] ?? "cheer")),
      table(stage, 690),
      box([-20, 706, 1240, 220], mix("#fffaf4", accent, 0.06), 0.95) +
        each(13, (i) => shape(`M${i * 100 - 50} 740q50 60 100 0v-36h-100Z`, mix("#fffaf4", ink, 0.12), 0.6)),
      at([x - lit * 140, 772, 1.25], candelabra(pop)) + at([x + lit * 350, 776, 1.15], candelabra(pop)),
      cloche([x + lit * 110, 790], roll.pick([accent, "#8c97a5"])),
      ...[-430, -290, 480].map((dx) => plate([x + lit * dx, 806])),
      at([x - lit * 10, 850, 1.1], clueCard(2)) + at([x + lit * 250, 850, 1.1], clueCard(3)),
      goblet([x - lit * 350, 812], lit) + goblet([x + lit * 420, 820], 0),
    ];
  },
};

const salon: Layout = {
  hours: ["lamplight", "parlour", "autumn"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, accent, pop, ink, light } = stage;
    const poses = roll.shuffled(["think", "point", "raise", "clap"] as const);
    const x = middle + lit * roll.between(-30, 30);
    return [
      room(stage, { floor: 0.62, wall: "panels" }),
      hearth([x + lit * 330, 570], ink),
      shelf(stage, [x - lit * 400 - 130, 330, 260], "books") + shelf(stage, [x - lit * 400 - 130, 220, 260], "books"),
      portrait(stage, [x - lit * 60, 240]),
      glow([x, 620, 520], light, 0.35),
      oval([x, 750, 600, 140], darker(accent, 0.35)) +
        oval([x, 744, 560, 122], mix(accent, ink, 0.25)) +
        oval([x, 744, 500, 100], darker(accent, 0.25)),
      standing(stage, [x - lit * 440, 690, 3.3, lit], [poses[0] ?? "think", { hat: "top" }]),
      standing(stage, [x - lit * 280, 660, 3.1, lit], [poses[1] ?? "point"]),
      standing(stage, [x + lit * 80, 650, 3, -lit], [poses[2] ?? "raise"]),
      at([x - lit * 40, 744, 1.25, lit], chalkOutline("#fffaf0")),
      at([x - lit * 300, 830, 1.2], clueCard(1)) + at([x + lit * 210, 690, 0.95], clueCard(2)) + at([x + lit * 60, 846, 1.25], clueCard(3)),
      goblet([x - lit * 150, 850], lit),
      standing(stage, [x + lit * 530, 800, 3.7, -lit], ["hold", { held: notebook() }]),
      standing(stage, [x + lit * 340, 826, 4.3, -lit], ["point", { hat: "sleuth", shirt: coat, held: lens(pop) }]),
      footprints([x - lit * 520, 860], [lit, ink]),
    ];
  },
};

const mansion: Layout = {
  hours: ["dusk", "lamplight", "neon"],
  horizon: [0.6, 0.63],
  focus: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, ground, ink, land, pop } = stage;
    const x = middle + lit * roll.between(20, 80);
    return [
      nightSky(stage),
      hills(stage, { y: ground, rise: 120, depth: 0.4 }),
      trees(stage, "pine", { count: 9, y: ground + 30, scale: 2, depth: 0.12 }),
      mirrored(x, lit, house(stage, [x, ground + 50])),
      box([0, ground + 46, stageWidth, 500], fade([mix(land, ink, 0.35), mix(land, ink, 0.75)])),
      shape(`M${x - 60} ${ground + 46}H${x + 60}L${x + 330} 920H${x - 360}Z`, mix("#d9b98a", ink, 0.3)),
      glow([x, ground + 60, 230], pop, 0.5),
      standing(stage, [x - lit * 60, 690, 2.3, -lit], ["walk"]) + standing(stage, [x + lit * 40, 700, 2.3, -lit], ["point"]),
      standing(stage, [x - lit * 310, 816, 4.2, lit], ["point", { hat: "sleuth", shirt: coat, held: torch() }]),
      standing(stage, [x - lit * 470, 826, 3.7, lit], [roll.pick(["think", "clap"])]),
      standing(stage, [x + lit * 225, 826, 3.9, -lit], [roll.pick(["raise", "cheer", "think"]), { hat: "top" }]),
      standing(stage, [x + lit * 450, 836, 3.8, -lit], ["hold", { held: lens("#7a4326") }]),
      footprints([x - lit * 110, 850], [lit, ink]),
      each(3, (i) => bat([x - lit * (260 + i * 90), 150 + ((i * 70) % 110), 1 + (i % 2) * 0.5], ink)),
    ];
  },
};

const footprints = ([x, y]: readonly [number, number], [side, ink]: readonly [number, string]): string =>
  each(
    4,
    (i) =>
      oval([x + side * i * 56, y - i * 12 + (i % 2) * 24, 17, 8], ink, 0.5) +
      oval([x + side * (i * 56 - 22), y - i * 12 + (i % 2) * 24, 8, 6], ink, 0.5),
  );
const torch = (): string =>
  shape("M14 -6L110 -40V40L14 6Z", "#fff2b8", 0.35) + box([-10, -5, 26, 10, 3], "#2b2438") + box([12, -8, 10, 16, 2], "#d9b25a");
const notebook = (): string => box([-4, -22, 24, 26, 2], "#fffaf0") + stroke("M1 -15H15M1 -8H15M1 -1H11", ["#8c97a5", 1.8]);

/** A murder mystery: at the dinner table, in the salon, and in front of the mansion. */
export const murderMystery: Kind = [dinner, salon, mansion];

import type { Palette } from "./hours.ts";
import { chance } from "./ink/chance.ts";
import { mix, paler } from "./ink/colour.ts";
import { glow } from "./ink/paint.ts";
import { picture } from "./ink/picture.ts";
import { at, circle, shape } from "./ink/shapes.ts";
import { belfry } from "./motifs/belfry.ts";
import { balloon } from "./motifs/balloon.ts";
import { canalHouse } from "./motifs/canal-house.ts";
import { castle } from "./motifs/castle.ts";
import { canoe } from "./motifs/canoe.ts";
import { goat } from "./motifs/goat.ts";
import { lookout } from "./motifs/lookout.ts";
import { sailboat } from "./motifs/sailboat.ts";
import { timberedHouse } from "./motifs/timbered-house.ts";
import { tree } from "./motifs/trees.ts";
import { windmill } from "./motifs/windmill.ts";
import { crowd } from "./people/crowd.ts";
import { person } from "./people/person.ts";
import { hills } from "./places/hills.ts";
import { reeds } from "./places/reeds.ts";
import { trees } from "./places/trees.ts";
import { water } from "./places/water.ts";
import { type Stage, stageHeight } from "./stage.ts";

type Colours = { palette: Palette; far: string; mid: string };
type Colouring = keyof typeof colours;
/** The key of the brand whose country a panorama shows. */
type View = keyof typeof views;

const panoramaWidth = 1920;
const colours = {
  company: {
    palette: {
      sky: ["#f7ecf0", "#fdf1ee"],
      light: "#ffffff",
      land: "#4da384",
      water: "#efa3bb",
      accent: "#e72e6c",
      pop: "#f6b84b",
      ink: "#3b1f36",
      lamps: 0.35,
    },
    far: "#f0a3bc",
    mid: "#d9799b",
  },
  kids: {
    palette: {
      sky: ["#eaf6fc", "#f3fafd"],
      light: "#ffffff",
      land: "#16a07f",
      water: "#4cb8e4",
      accent: "#f2684f",
      pop: "#ffca4f",
      ink: "#123a54",
      lamps: 0.2,
    },
    far: "#8fd0e6",
    mid: "#5bb9c9",
  },
} as const satisfies Record<string, Colours>;

/** What differs per country: the town on the left, and the motif beside it. */
const views = {
  nl: { colouring: "company", town: canalTown, landmark: (stage: Stage) => at([740, 640, 1, -1], windmill(stage)) },
  be: { colouring: "company", town: canalTown, landmark: (stage: Stage) => at([700, 634, 0.66], belfry(stage)) },
  de: { colouring: "company", town: timberedTown, landmark: castleOnHill },
  kids: { colouring: "kids", town: canalTown, landmark: (stage: Stage) => at([900, 640, 1, -1], windmill(stage)) },
} as const satisfies Record<string, { colouring: Colouring; town: typeof canalTown; landmark: (stage: Stage) => string }>;

export function isPanorama(key: string): key is View {
  return Object.hasOwn(views, key);
}

/** The wide picture below the search form (1920 × 650), transparent above the hills, as SVG text. */
export function drawPanorama(view: View): string {
  const { colouring, town, landmark } = views[view];
  const { far, mid } = colours[colouring];
  const stage = stageOf(colouring);
  const other = { ...stage, accent: stage.pop, pop: stage.accent };
  const kids = colouring === "kids";
  const scene = [
    sun(stage, { x: 1420, y: 480, strength: kids ? 0.9 : 0.45 }),
    hills(stage, { y: 600, rise: 150, depth: 0.62, colour: far }),
    hills(stage, { y: 622, rise: 120, depth: 0.42, colour: far }),
    trees(stage, "pine", { count: 16, y: 640, scale: 0.6, depth: 0.42 }),
    hills(stage, { y: 640, rise: 60, depth: 0.3, colour: mid }),
    town(stage, [far, mid]),
    trees(stage, "round", { count: 10, y: 640, scale: 0.62, depth: 0.2 }),
    landmark(stage),
    watchtower(stage),
    hills(stage, { y: 652, rise: 16, depth: 0.05 }),
    water(stage, 660),
    at([790, 690, 0.42], sailboat(other, 0)),
    at([1170, 712, 0.6, -1], canoe(other, 2)),
    at([960, 800, 1.35], canoe(stage, 3)),
    banks(stage),
    trees(stage, "poplar", { count: 3, y: 770, scale: 1.35, depth: 0, span: [30, 150] }),
    at([1800, 760, 2], tree("round", stage.land)),
    at([1890, 790, 1.7], tree("round", mix(stage.land, stage.pop, 0.16))),
    kids ? children(stage) : colleagues(stage),
    reeds(stage, 1),
    reeds(stage, -1),
  ];
  const frame = { width: panoramaWidth, height: 650, top: 250, align: "xMidYMax" } as const;
  return picture(frame, scene.join(""));
}

function stageOf(name: Colouring): Stage {
  return { ...colours[name].palette, roll: chance(`panorama-${name}-5`), lit: 1, width: panoramaWidth, ground: 620, sunX: 1420 };
}

function sun({ pop, light }: Stage, { x, y, strength }: { x: number; y: number; strength: number }): string {
  const rings = circle([x, y, 190], light, 0.5) + circle([x, y, 134], light, 0.5);
  return glow([x, y, 228], strength > 0.5 ? "#ffffff" : pop, strength) + rings + circle([x, y, 84], mix(pop, "#ffffff", 0.35));
}

function canalTown(stage: Stage, tints: readonly [string, string]): string {
  return bricksOf(stage, tints)
    .map((brick, i) => at([150 + i * 76, 628, 1], canalHouse(stage, [76, stage.roll.between(96, 170)], brick)))
    .join("");
}

function timberedTown(stage: Stage, tints: readonly [string, string]): string {
  return bricksOf(stage, tints)
    .map((brick, i) => at([150 + i * 88, 628, 1], timberedHouse(stage, [70, stage.roll.between(84, 140)], brick)))
    .join("");
}

function castleOnHill(stage: Stage): string {
  const hill = "M770 640C850 636 900 566 980 560H1040C1120 566 1170 636 1250 640Z";
  return shape(hill, mix(stage.land, stage.sky[1], 0.3)) + at([1010, 564, 0.5], castle(stage, 0.12));
}

function bricksOf({ accent, pop, ink }: Stage, [far, mid]: readonly [string, string]): string[] {
  return [accent, mid, mix(pop, "#ffffff", 0.15), far, mix(ink, mid, 0.45), pop];
}

function watchtower(stage: Stage): string {
  return (
    at([1570, 644, 0.84], lookout(stage)) + at([1558, 466, 0.54], person(stage, "wave")) + at([1586, 466, 0.54, -1], person(stage, "point"))
  );
}

function banks({ land }: Stage): string {
  const bank = (y: number, colour: string) =>
    shape(`M-40 ${stageHeight}V${y}Q300 ${y - 66} 620 ${y + 40}Q760 ${y + 86} 900 ${stageHeight}Z`, colour) +
    shape(`M1960 ${stageHeight}V${y - 30}Q1700 ${y - 90} 1420 ${y + 34}Q1290 ${y + 90} 1200 ${stageHeight}Z`, colour);
  return bank(738, paler(land, 0.12)) + bank(790, land);
}

function children(stage: Stage): string {
  const { accent, pop } = stage;
  const kid = { kid: true } as const;
  return (
    at([330, 838, 1.15, -1], goat("#c98b5a")) +
    at([220, 830, 1.5], person(stage, "point", kid)) +
    crowd(stage, { count: 3, x: 1590, y: 836, scale: 1.6, poses: ["jump", "cheer", "wave"], gap: 74 }, kid) +
    at([760, 452, 0.8], balloon(stage, accent, pop)) +
    at([1240, 420, 0.6], balloon(stage, pop, "#34aadf")) +
    at([1730, 470, 0.6], balloon(stage, "#02906f", "#ffffff"))
  );
}

function colleagues(stage: Stage): string {
  const { accent, pop } = stage;
  return (
    crowd(stage, { count: 4, x: 330, y: 830, scale: 1.6, poses: ["walk", "point", "walk", "map"], gap: 66 }) +
    crowd(stage, { count: 3, x: 1600, y: 842, scale: 1.6, poses: ["cheer", "wave", "walk"], gap: 70 }) +
    at([1180, 452, 0.8], balloon(stage, accent, pop)) +
    at([850, 420, 0.5], balloon(stage, pop, accent))
  );
}

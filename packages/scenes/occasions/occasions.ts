import { mix } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { at, box, shape, soft, stroke } from "../ink/shapes.ts";
import type { Hour } from "../hours.ts";
import type { Layout } from "../kind.ts";
import { plate } from "../motifs/dinner-things.ts";
import { person } from "../people/person.ts";
import { standing } from "../people/standing.ts";
import { lamps } from "../places/lamps.ts";
import { lights } from "../places/lights.ts";
import { table } from "../places/table.ts";
import { type Stage, middle } from "../stage.ts";
import { type Backdrop, hall, outdoors, parlour } from "./backdrops.ts";
import type { Props, Thing } from "./props.ts";

type Hours = readonly [Hour, ...Hour[]];
type Setting = { hours: Hours; behind: Backdrop; isIndoors: boolean };

const room: Setting = { hours: ["studio", "autumn", "parlour", "playroom"], behind: parlour, isIndoors: true };
const highHall: Setting = { hours: ["playroom", "studio", "morning", "winter"], behind: hall, isIndoors: true };
const outside: Setting = { hours: ["noon", "spring", "morning", "autumn"], behind: outdoors, isIndoors: false };

/** Occasions during and after an outing, indoors and outdoors: layouts for every kind that has `props`. */
export const occasions = {
  practiceIn: (props: Props) => practice(props, highHall),
  practiceOut: (props: Props) => practice(props, outside),
  lessonIn: (props: Props) => lesson(props, room),
  lessonOut: (props: Props) => lesson(props, outside),
  tableIn: (props: Props) => aroundTable(props, room),
  tableOut: (props: Props) => aroundTable(props, outside),
  toastIn: (props: Props) => toast(props, room),
  toastOut: (props: Props) => toast(props, outside),
} as const;

/** Three people do the activity, one of them large, and one watches. */
function practice(props: Props, { hours, behind, isIndoors }: Setting): Layout {
  return {
    hours,
    horizon: [0.46, 0.5],
    focus: [0.5, 0.6],
    draw(stage) {
      const { roll, lit } = stage;
      const { doing: [pose, dress = () => ({})] = ["point"], ground } = props;
      const far = isIndoors ? 690 : stage.ground + 200;
      return [
        behind(stage, ground),
        beside(stage, props, [middle + lit * 300, far - 20, 1.5, -lit]),
        standing(stage, [middle + lit * 60, far - 10, 2.2, lit], [pose, dress(stage)]),
        standing(stage, [middle - lit * 470, far + 20, 2.4, lit], [roll.pick(["clap", "cheer", "wave"] as const)]),
        standing(stage, [middle - lit * 210, 820, 4, lit], [pose, dress(stage)]),
        standing(stage, [middle + lit * 470, 830, 3.3, -lit], [roll.pick(["raise", "think", "hips"] as const), dress(stage)]),
      ];
    },
  };
}

/** A teacher and three pupils: at a board indoors, beside the object itself outdoors. */
function lesson(props: Props, { hours, behind, isIndoors }: Setting): Layout {
  return {
    hours,
    horizon: [0.45, 0.49],
    focus: [0.5, 0.56],
    draw(stage) {
      const { roll, lit, ink, accent } = stage;
      const { large, small, ground, isForChildren: kid = false } = props;
      const x = middle + lit * 20;
      const shown = isIndoors
        ? box([x - 262, 96, 524, 400, 16], mix("#8a5a38", ink, 0.2)) +
          box([x - 244, 114, 488, 364, 8], "#fff8ea") +
          stroke(`M${x - 204} 438h150M${x - 204} 412h90M${x + 80} 438h120`, [accent, 9], 0.5) +
          put(stage, large, [x, 396, 1.15])
        : beside(stage, props, [x + lit * 40, stage.ground + 190, 2, -lit]);
      return [
        behind(stage, ground),
        shown,
        standing(stage, [x - lit * 330, 800, 3.9, lit], ["point"]),
        ...[180, 330, 480].map((dx, i) =>
          standing(
            stage,
            [x + lit * dx, 800 + (i % 2) * 34, kid ? 2.5 : 3.1, -lit],
            [roll.pick((["think", "raise", "clap", "hips"] as const).slice(i, i + 2)), { kid }],
          ),
        ),
        put(stage, small[0], [x - lit * 150, 850, 0.8]),
      ];
    },
  };
}

/** Three people at a table with the tools of the activity. */
function aroundTable({ small: [main, other], ground, isForChildren: kid = false }: Props, { hours, behind, isIndoors }: Setting): Layout {
  return {
    hours,
    horizon: [0.42, 0.46],
    focus: [0.5, 0.66],
    draw(stage) {
      const { roll, lit } = stage;
      return [
        behind(stage, ground),
        isIndoors ? lamps(stage, 1, 0.4) : "",
        ...[-330, -40, 270].map((dx, i) =>
          at(
            [middle + lit * dx, 870, 4.4, i === 2 ? -lit : lit],
            person(stage, (["point", roll.pick(["think", "clap"] as const), "hold"] as const)[i] ?? "hold", { kid: kid && i > 0 }),
          ),
        ),
        table(stage, 690),
        put(stage, other, [middle - lit * 330, 800, 0.95]),
        put(stage, main, [middle + lit * 115, 822, 1.25, lit]),
        put(stage, other, [middle + lit * 350, 810, 0.8, -lit]),
      ];
    },
  };
}

/** Afterwards: four people raise their glasses at a laid table, beside the object of the activity. */
function toast({ large, small, ground, isForChildren: kid = false }: Props, { hours, behind, isIndoors }: Setting): Layout {
  return {
    hours: isIndoors ? ["lamplight", "autumn", "parlour"] : [hours[0], "sunset", "autumn"],
    horizon: [0.42, 0.46],
    focus: [0.5, 0.58],
    draw(stage) {
      const { roll, lit, accent, pop, water } = stage;
      const drinks = roll.shuffled([accent, pop, water, "#e8a7a0"]);
      return [
        behind(stage, ground),
        isIndoors ? glow([middle, 300, 420], stage.light, 0.5) + poster(stage, large, middle + lit * 10) : "",
        lights(stage, { from: [-20, 60], to: [1220, 70], sag: 130, count: 15 }),
        ...[-430, -190, 180, 420].map((dx, i) =>
          at(
            [middle + lit * dx, 860, 4.1, i < 2 ? lit : -lit],
            person(stage, (["raise", "sip", "raise", "cheer"] as const)[i] ?? "raise", {
              kid: kid && i > 0,
              held: i < 3 ? tumbler(drinks[i] ?? accent) : undefined,
            }),
          ),
        ),
        table(stage, 700),
        ...[-400, -150, 180, 420].map((dx) => plate([middle + lit * dx, 776])),
        put(stage, small[1], [middle + lit * 20, 850, 0.95, lit]),
      ];
    },
  };
}

/** The object at its real size beside people: on the ground, or on a crate. */
function beside(stage: Stage, { large, beside: how }: Props, [x, y, size, flip]: readonly [number, number, number, number]): string {
  if (how === undefined) return put(stage, large, [x, y, size, flip]);
  if (how === "on the ground") return put(stage, large, [x, y, size * 0.3, flip]);
  const crate =
    soft([x, y, 66 * size, 9 * size]) +
    box([x - 60 * size, y - 70 * size, 120 * size, 70 * size, 5], "#a8703f") +
    box([x - 60 * size, y - 40 * size, 120 * size, 6 * size], "#7b4a2e") +
    box([x - 66 * size, y - 74 * size, 132 * size, 10 * size, 4], "#c98f58");
  return crate + put(stage, large, [x, y - 73 * size, size * 0.5, flip]);
}

function put(stage: Stage, [scale, draw]: Thing, [x, y, size, flip = 1]: readonly [number, number, number, number?]): string {
  return soft([x, y, 80 * size, 9 * size]) + at([x, y, scale * size, flip], draw(stage));
}

const poster = (stage: Stage, large: Thing, x: number): string =>
  box([x - 132, 130, 264, 250, 6], "#fff8ea") + box([x - 132, 340, 264, 40], stage.accent, 0.5) + put(stage, large, [x, 340, 0.8]);

const tumbler = (drink: string): string =>
  shape("M-5 -17H7L5 4H-3Z", "#ffffff", 0.55) + shape("M-4.500 -11H6.500L5 4H-3Z", drink) + stroke("M3 -15L8 -24", ["#fff6e6", 1.6]);

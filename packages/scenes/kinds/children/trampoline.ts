import { darker, mix, paler } from "../../ink/colour.ts";
import { at, box, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { trampoline as bed } from "../../motifs/trampoline.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { type Stage, middle, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;
const leaps: readonly PoseName[] = ["jump", "star", "tuck", "cheer"];

const garden: Layout = {
  hours: ["noon", "spring", "sunset"],
  focus: [0.5, 0.42],
  horizon: [0.68, 0.72],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle - lit * roll.between(20, 110);
    const [near = "jump", far = "star"] = roll.shuffled(leaps);
    return [
      sky(stage, 0.42),
      aloft(stage),
      hills(stage, { y: ground - 30, rise: 140, depth: 0.5 }),
      skyline(stage, ground + 4),
      meadow(stage, ground + 10),
      at([x + lit * 20, 800, 2.05], bed(stage)),
      each(3, (i) =>
        stroke(
          `M${x - 150 - i * 26} ${632 - i * 30}Q${x} ${672 - i * 30} ${x + 150 + i * 26} ${632 - i * 30}`,
          ["#ffffff", 7],
          0.55 - i * 0.14,
        ),
      ),
      turned([x, 400, roll.between(-12, 12)], at([x, 560, 3.9, lit], person(stage, near, kid))),
      at([x + lit * 300, roll.between(430, 500), 2.5, -lit], person(stage, far, kid)),
      standing(stage, [x - lit * 380, 812, 3, lit], ["clap"]),
      reeds(stage),
    ];
  },
};

const park: Layout = {
  hours: ["playroom", "neon", "parlour"],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, light } = stage;
    const wave = (y: number, colour: string, opacity: number) =>
      shape(`M-20 ${y}Q300 ${y - 190} 620 ${y - 30}T1220 ${y - 110}V640H-20Z`, colour, opacity);
    const mats = each(5, (i) => mat([middle + (i - 2) * 300, 640, 250], [accent, blue, pop][i % 3] ?? accent, ink));
    const front = each(3, (i) => mat([middle + (i - 1) * 470, 800, 410], [blue, pop, accent][i % 3] ?? blue, ink));
    const jumpers = [
      [-430, 520, 2.1],
      [-60, 430, 2.5],
      [330, 490, 2.2],
    ].map(([dx = 0, y = 0, k = 2], i) =>
      turned(
        [middle + lit * dx, y - 100, roll.between(-16, 16)],
        at([middle + lit * dx, y, k, i % 2 ? -lit : lit], person(stage, leaps[i % leaps.length] ?? "jump", kid)),
      ),
    );
    return [
      room(stage, { floor: 0.66 }),
      wave(330, mix(accent, light, 0.25), 0.5) + wave(430, mix(pop, light, 0.2), 0.6) + wave(540, mix(blue, light, 0.2), 0.7),
      each(6, (i) => circle([120 + i * 200, 150 + (i % 2) * 50, 26 + (i % 3) * 12], [pop, accent, light][i % 3] ?? pop, 0.45)),
      box([0, 590, stageWidth, 320], mix(ink, blue, 0.25)),
      mats,
      ...jumpers,
      front,
      at([middle - lit * 240, 720, 3.6, lit], person(stage, "star", kid)),
      turned([middle + lit * 190, 500, lit * 20], at([middle + lit * 190, 640, 3.3, -lit], person(stage, "tuck", kid))),
      at([middle + lit * 470, 760, 3.2, -lit], person(stage, "cheer", kid)),
      at([middle - lit * 520, 770, 3.2, lit], person(stage, "jump", kid)),
    ];
  },
};

const bouncyCastle: Layout = {
  hours: ["noon", "spring", "morning", "sunset"],
  focus: [0.5, 0.5],
  horizon: [0.6, 0.64],
  draw(stage) {
    const { lit, ground } = stage;
    const x = middle + lit * 70;
    return [
      sky(stage, 0.4),
      aloft(stage),
      hills(stage, { y: ground, rise: 120, depth: 0.5 }),
      skyline(stage, ground + 6, 0.3),
      meadow(stage, ground + 8),
      bunting(stage, { from: [-20, 130], to: [1220, 110], sag: 110, count: 21 }),
      castleBack(stage, x),
      at([x - 150, 560, 2.2, lit], person(stage, "star", kid)),
      at([x + 30, 480, 2.5, -lit], person(stage, "jump", kid)),
      at([x + 190, 580, 2.2, -lit], person(stage, "tuck", kid)),
      castleFront(stage, x),
      standing(stage, [middle - lit * 460, 816, 3.2, lit], ["run", kid]),
      standing(stage, [middle + lit * 500, 822, 3.8, -lit], ["clap"]),
      reeds(stage, -lit),
    ];
  },
};

function mat([x, y, w]: readonly [x: number, y: number, w: number], pad: string, ink: string): string {
  return (
    shape(`M${x - w / 2} ${y + 40}L${x - w * 0.4} ${y - 36}H${x + w * 0.4}L${x + w / 2} ${y + 40}Z`, pad) +
    shape(`M${x - w * 0.38} ${y + 24}L${x - w * 0.31} ${y - 22}H${x + w * 0.31}L${x + w * 0.38} ${y + 24}Z`, ink) +
    stroke(`M${x - w * 0.36} ${y + 2}H${x + w * 0.36}`, [mix(ink, "#ffffff", 0.3), 2]) +
    oval([x, y + 4, w * 0.16, 8], mix(ink, pad, 0.4))
  );
}

function castleBack({ accent, pop, water: blue, light }: Stage, x: number): string {
  const tower = (dx: number, colour: string) =>
    box([x + dx - 52, 250, 104, 480, 40], colour) +
    box([x + dx + 14, 250, 38, 480, 19], darker(colour)) +
    shape(`M${x + dx - 66} 262L${x + dx} 140L${x + dx + 66} 262Z`, paler(colour, 0.3)) +
    shape(`M${x + dx} 140L${x + dx + 66} 262H${x + dx + 16}Z`, colour);
  const merlons = each(5, (i) => box([x - 210 + i * 90, 350, 62, 70, 20], pop));
  return (
    box([x - 260, 390, 520, 330, 26], mix(pop, light, 0.1)) +
    merlons +
    stroke(
      each(6, (i) => `M${x - 190 + i * 76} 430V660`),
      [darker(pop, 0.14), 7],
      0.5,
    ) +
    tower(-300, accent) +
    tower(300, blue)
  );
}

function castleFront({ accent, pop, water: blue }: Stage, x: number): string {
  const bumps = each(8, (i) => circle([x - 322 + i * 92, 690, 56], i % 2 ? pop : paler(accent, 0.2)));
  return (
    bumps +
    box([x - 390, 690, 780, 120, 40], accent) +
    box([x - 390, 760, 780, 50, 25], darker(accent)) +
    box([x - 110, 700, 220, 112, 26], blue) +
    stroke(`M${x - 90} 730h180M${x - 90} 766h180`, [paler(blue, 0.4), 7])
  );
}

/** Trampoline jumping: in the garden, in the jump hall, and on the bouncy castle. */
export const trampoline: Kind = [garden, park, bouncyCastle];

import { darker, mix, paler } from "../../ink/colour.ts";
import { at, box, circle, each, limb, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle } from "../../stage.ts";

const kid = { kid: true } as const;

const slideTower: Layout = {
  hours: ["spring", "noon", "morning"],
  horizon: [0.54, 0.58],
  draw(stage) {
    const { lit, ground, accent, pop, ink, water: blue } = stage;
    const x = middle + lit * 160;
    const chute = `M${x - lit * 80} 400Q${x - lit * 210} 420 ${x - lit * 280} 600T${x - lit * 450} 770`;
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground, rise: 120, depth: 0.5 }),
      skyline(stage, ground + 6, 0.3),
      meadow(stage, ground + 8),
      oval([middle, 790, 560, 70], mix("#e9c98c", stage.land, 0.15)),
      swing(stage, [middle + lit * 430, 780], lit),
      stroke(`M${x - 90} 780V290M${x + 90} 780V290`, [mix("#a8703f", ink, 0.1), 22]),
      stroke(each(5, (i) => `M${x + lit * 96} ${740 - i * 70}H${x + lit * 176}`) + `M${x + lit * 176} 780V400`, [blue, 12]),
      box([x - 116, 390, 232, 26, 8], "#c98f58") + stroke(`M${x - 90} 340H${x + 90}`, [pop, 11]),
      shape(`M${x - 140} 296L${x} 180L${x + 140} 296Z`, accent) + shape(`M${x} 180L${x + 140} 296H${x + 26}Z`, darker(accent)),
      at([x + 6, 392, 2.1, -lit], person(stage, "wave", kid)),
      stroke(chute, [darker(pop, 0.25), 74]) + stroke(chute, [pop, 54]),
      turned([x - lit * 300, 600, -lit * 28], at([x - lit * 300, 664, 2.4, -lit], person(stage, "sit", kid))),
      standing(stage, [middle - lit * 480, 806, 3.2, lit], ["cheer", kid]),
      standing(stage, [middle - lit * 30, 816, 3, lit], ["run", kid]),
      reeds(stage, -lit),
    ];
  },
};

const ballPit: Layout = {
  hours: ["playroom", "studio", "playroom"],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, land, light, ink } = stage;
    const colours = [accent, pop, blue, land, "#8a6fb5"];
    const balls = (count: number, [y, spread, r]: readonly [number, number, number]) =>
      each(count, (i) => circle([(i / count) * 1260 - 20 + roll.between(-14, 14), y + roll.between(0, spread), r], roll.pick(colours)));
    const tube = (d: string, colour: string) =>
      stroke(d, [darker(colour, 0.2), 124]) + stroke(d, [colour, 104]) + stroke(d, [paler(colour, 0.4), 16], 0.7);
    const x = middle + lit * 240;
    return [
      room(stage, { floor: 0.8, wall: "stripes" }),
      box([70, 110, 1060, 560, 30], mix(stage.sky[1], "#ffffff", 0.5)),
      tube(`M${middle - lit * 500} 250H${middle - lit * 60}Q${x - lit * 60} 250 ${x - lit * 60} 370T${x + lit * 60} 500V650`, accent),
      circle([middle - lit * 270, 250, 34], mix(blue, "#ffffff", 0.4)) +
        at([middle - lit * 274, 296, 0.9, lit], person(stage, "wave", kid)),
      stroke("M90 120V700M1110 120V700M90 400H1110", [pop, 20]) + stroke("M340 400V690M600 400V690", [blue, 16]),
      stroke(each(9, (i) => `M${350 + i * 28} 410V680`) + each(8, (i) => `M345 ${430 + i * 34}H595`), [mix(ink, "#ffffff", 0.3), 2.4], 0.5),
      at([middle + lit * 40, 396, 2.4, lit], person(stage, "cheer", kid)),
      at([middle - lit * 400, 396, 2.3, lit], person(stage, "run", kid)),
      at([x + lit * 210, 400, 2.3, -lit], person(stage, "wave", kid)),
      balls(26, [660, 20, 36]),
      at([middle - lit * 330, 810, 3.5, lit], person(stage, "splash", kid)),
      at([x, 780, 3.3, -lit], person(stage, "splash", kid)),
      balls(24, [720, 20, 40]),
      at([middle - lit * 50, 860, 3.6, lit], person(stage, "splash", { kid: true, shirt: light })),
      balls(22, [800, 24, 44]) + balls(20, [870, 16, 46]),
    ];
  },
};

const ropePyramid: Layout = {
  hours: ["noon", "sunset", "autumn", "spring"],
  horizon: [0.58, 0.62],
  draw(stage) {
    const { lit, ground, accent, pop, water: blue, ink } = stage;
    const x = middle + lit * 80;
    const ropes =
      [-430, -215, 0, 215, 430].map((dx) => `M${x} 140L${x + dx} 780`).join("") +
      [0.3, 0.48, 0.66, 0.84].map((t) => `M${x - 430 * t} ${140 + 640 * t}H${x + 430 * t}`).join("");
    return [
      sky(stage, 0.4),
      aloft(stage),
      hills(stage, { y: ground, rise: 100, depth: 0.5 }),
      trees(stage, "round", { count: 8, y: ground + 14, scale: 1, depth: 0.26 }),
      meadow(stage, ground + 8),
      oval([x, 800, 520, 66], mix("#e9c98c", stage.land, 0.15)),
      springRider(stage, [middle - lit * 450, 800, 2.2, lit]),
      stroke(`M${x} 790V120`, [mix(ink, blue, 0.3), 20]) + circle([x, 116, 22], pop),
      stroke(ropes, [accent, 8]),
      at([x - lit * 30, 330, 2.2, lit], person(stage, "climb", kid)),
      at([x + lit * 170, 560, 2.6, -lit], person(stage, "climb", kid)),
      at([x - lit * 190, 680, 2.9, lit], person(stage, "climb", kid)),
      at([x + lit * 40, 680, 2.6, lit], person(stage, "wave", kid)),
      standing(stage, [x + lit * 330, 826, 3.1, -lit], ["point", kid]),
      standing(stage, [x + lit * 460, 820, 3.9, -lit], ["hips"]),
      reeds(stage, -lit),
    ];
  },
};

function swing(stage: Stage, [x, y]: readonly [number, number], lit: number): string {
  const posts = limb(
    [
      [x - 120, y],
      [x - 76, y - 400],
      [x + 76, y - 400],
      [x + 120, y],
    ],
    [stage.accent, 15],
  );
  const child = turned(
    [x, y - 394, -lit * 24],
    stroke(`M${x - 26} ${y - 394}V${y - 118}M${x + 26} ${y - 394}V${y - 118}`, [stage.ink, 5]) +
      box([x - 40, y - 122, 80, 13, 5], stage.pop) +
      at([x - 8, y - 36, 2.1, lit], person(stage, "sit", kid)),
  );
  return soft([x, y, 130, 12]) + posts + child;
}

function springRider(stage: Stage, place: readonly [number, number, number, number]): string {
  const coil = stroke("M-14 0L14 -8L-14 -16L14 -24L-14 -32L10 -38", ["#8c97a5", 5]);
  const body =
    shape("M-50 -58Q-30 -40 10 -40Q44 -42 56 -72L76 -88Q84 -74 70 -62Q56 -34 20 -32H-24Q-46 -38 -50 -58Z", stage.pop) +
    circle([68, -82, 14], stage.pop) +
    circle([73, -85, 2.6], stage.ink);
  return at(place, soft([0, 0, 46, 7]) + coil + at([0, -8, 0.96], person(stage, "ride", kid)) + body);
}

/** A playground: the slide, the ball pit, and the rope pyramid. */
export const playground: Kind = [slideTower, ballPit, ropePyramid];

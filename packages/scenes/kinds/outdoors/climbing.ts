import { darker, mix, paler } from "../../ink/colour.ts";
import { at, box, each, mirrored, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const helmet = { hat: "helmet" } as const;

const rock: Layout = {
  hours: ["noon", "sunset", "morning", "autumn"],
  focus: [0.5, 0.45],
  horizon: [0.7, 0.75],
  draw(stage) {
    const { roll, lit, ground } = stage;
    return [
      sky(stage, 0.42),
      aloft(stage),
      hills(stage, { y: ground - 60, rise: 260, depth: 0.62 }),
      hills(stage, { y: ground - 20, rise: 130, depth: 0.36 }),
      trees(stage, roll.pick(["pine", "poplar", "birch"]), { count: 9, y: ground + 12, scale: 0.95, depth: 0.16 }),
      hills(stage, { y: ground + 30, rise: 30, depth: 0 }),
      mirrored(middle, lit, cliff(stage)),
      standing(stage, [middle - lit * 112, ground + 112, 1.9, lit], ["pull", helmet]),
      standing(stage, [middle - lit * 280, ground + 118, 1.9, lit], ["cheer", helmet]),
      reeds(stage, -lit),
    ];
  },
};

const ropesCourse: Layout = {
  hours: ["spring", "noon", "autumn"],
  focus: [0.5, 0.45],
  horizon: [0.62, 0.66],
  draw(stage) {
    const { lit, land, ink, accent, pop } = stage;
    const bark = mix("#7a5238", ink, 0.2);
    const trunk = (x: number, w: number) =>
      box([x - w / 2, -20, w, 940], bark) + box([x + lit * w * 0.14 - w * 0.17, -20, w * 0.34, 940], darker(bark, 0.25));
    const deck = (x: number, y: number) =>
      box([x - 110, y, 220, 24, 6], "#c98f58") +
      box([x - 110, y + 14, 220, 12, 6], "#8a5a38") +
      stroke(`M${x - 60} ${y + 26}L${x} ${y + 90}L${x + 60} ${y + 26}`, ["#8a5a38", 10]);
    const [left, right] = [middle - lit * 400, middle + lit * 400];
    return [
      sky(stage, 0.3),
      forest(stage),
      trunk(left, 84) + trunk(right, 96),
      stroke(`M${left} 250Q${middle} 300 ${right} 240`, [ink, 5]),
      stroke(`M${left} 520Q${middle} 590 ${right} 520`, ["#e9cf9f", 8]),
      each(7, (i) => box([middle - 322 + i * 92, 568 - (i - 3) ** 2 * 4.6, 78, 18, 6], i % 2 ? accent : "#a8703f")),
      stroke(
        each(7, (i) => `M${middle - 283 + i * 92} ${574 - (i - 3) ** 2 * 4.6}V${280 - Math.abs(i - 3) * 8}`),
        ["#e9cf9f", 3],
      ),
      deck(left, 520) + deck(right, 520),
      standing(stage, [left - lit * 40, 520, 2.3, lit], ["wave", helmet]),
      standing(stage, [right + lit * 20, 520, 2.3, -lit], ["cheer", helmet]),
      at([middle - lit * 60, 578, 2.8, lit], person(stage, "balance", { hat: "helmet", shirt: pop })),
      stroke(`M${middle - lit * 60} 410V284`, ["#ffffff", 4]),
      standing(stage, [middle + lit * 130, 812, 2.1, -lit], ["point"]),
      standing(stage, [middle + lit * 10, 830, 2.1, lit], ["clap", { kid: true }]),
      reeds({ ...stage, land: darker(land, 0.1) }, -lit),
    ];
  },
};

const boulderHall: Layout = {
  hours: ["studio", "parlour", "playroom"],
  focus: [0.5, 0.45],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, light } = stage;
    const facets = [
      "M150 760L60 470L270 300L400 520L340 760Z",
      "M400 520L270 300L420 60L640 140L600 420Z",
      "M340 760L400 520L600 420L760 560L740 760Z",
      "M640 140L900 40L980 300L760 560L600 420Z",
      "M760 560L980 300L1130 480L1060 760H740Z",
    ];
    const tints = roll.shuffled([
      mix(accent, light, 0.35),
      mix(blue, light, 0.4),
      mix(pop, light, 0.25),
      mix(stage.land, light, 0.5),
      mix(ink, light, 0.6),
    ]);
    const holds = each(30, (i) => {
      const [x, y] = [180 + ((i * 173) % 860) + roll.between(-30, 30), 110 + ((i * 97) % 610)];
      const colour = [pop, accent, blue, light][i % 4] ?? pop;
      return oval([x + 3, y + 5, 20, 13], ink, 0.24) + oval([x, y, 20, 13], colour);
    });
    return [
      room(stage, { floor: 0.82 }),
      mirrored(middle, lit, facets.map((d, i) => shape(d, tints[i] ?? accent)).join("")),
      holds,
      at([middle - lit * 250, 560, 2.9, -lit], person(stage, "climb")),
      turned([middle + lit * 90, 300, lit * 14], at([middle + lit * 90, 420, 2.9, lit], person(stage, "hang", { shirt: accent }))),
      at([middle + lit * 330, 640, 2.9, -lit], person(stage, "climb", { shirt: pop })),
      box([-20, 744, 1240, 70, 16], mix(blue, ink, 0.25)) + box([-20, 744, 1240, 26, 13], blue),
      standing(stage, [middle - lit * 30, 830, 3, -lit], ["point"]),
      standing(stage, [middle - lit * 430, 836, 3, lit], ["clap", { kid: true }]),
    ];
  },
};

function cliff(stage: Stage): string {
  const { roll, land, accent, pop, light, water: blue, ink, ground } = stage;
  const stone = paler(mix(land, accent, 0.45), 0.15);
  const lean = roll.between(-40, 60);
  const edge = (dx: number) => `L${700 + dx + lean} 560L${650 + dx} 330L${760 + dx + lean} 120L${880 + dx} -20`;
  const holds = each(20, (i) => {
    const [x, y] = [roll.between(800, 1150), (i + roll()) * 44];
    return oval([x + 3, y + 6, 22, 13], ink, 0.28) + oval([x, y, 22, 14], [pop, accent, light, blue][i % 4] ?? pop);
  });
  return (
    shape(`M640 ${stageHeight}${edge(0)}H${stageWidth + 20}V${stageHeight}Z`, stone) +
    shape(`M900 ${stageHeight}${edge(230)}H${stageWidth + 20}V${stageHeight}Z`, darker(stone, 0.14)) +
    shape(`M640 ${stageHeight}${edge(0)}H905L${790 + lean} 140L694 330L${742 + lean} 560L700 ${stageHeight}Z`, paler(stone, 0.35)) +
    holds +
    stroke("M905 -10Q880 200 806 452", ["#ffffff", 5]) +
    stroke(`M806 452Q640 640 486 ${ground - 10}`, ["#ffffff", 5]) +
    at([800, 540, 3.3], person(stage, "climb", { hat: "helmet", shirt: accent }))
  );
}

/** Climbing: on a rock, on a ropes course, and in a boulder hall. */
export const climbing: Kind = [rock, ropesCourse, boulderHall];

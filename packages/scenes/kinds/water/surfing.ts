import { darker, mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, circle, each, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { lighthouse } from "../../motifs/lighthouse.ts";
import { boardCarrier, flatBoard, surfboard, surfer, wetsuit } from "../../motifs/surfboard.ts";
import { crowd } from "../../people/crowd.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { beach } from "../../places/beach.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle } from "../../stage.ts";

const boards = ["#fff3e0", "#f7c548", "#ef7d53", "#4fb3b0", "#e4577a", "#3d7fb5"] as const;

const wave: Layout = {
  hours: ["noon", "sunset", "morning", "spring"],
  horizon: [0.4, 0.46],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * roll.between(0, 70);
    const [a, b] = roll.shuffled(boards);
    return [
      sky(stage, 0.5),
      aloft(stage),
      water(stage, ground),
      at([middle + lit * 430, ground + 62, 0.7, lit], surfer(stage, b ?? boards[1])),
      breaker(stage, x),
      turned([x, 640, -lit * 8], at([x + lit * 100, 664, 2.2, lit], surfer(stage, a ?? boards[0]))),
      spray(stage, [x - lit * 170, 690]),
      shape(`M-20 900V800Q240 752 520 806T1220 780V900Z`, mix(stage.water, "#ffffff", 0.55)),
      shape(`M-20 900V838Q300 796 640 842T1220 826V900Z`, "#ffffff", 0.8),
    ];
  },
};

const lesson: Layout = {
  hours: ["morning", "noon", "spring"],
  horizon: [0.38, 0.42],
  focus: [0.5, 0.68],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const colours = roll.shuffled(boards);
    const pupils = each(3, (i) => {
      const [px, py] = [middle + lit * (-330 + i * 250), 770 + (i % 2) * 46];
      const pose = roll.pick(["surf", "surf", "balance", "kneel"] as const);
      return at([px, py, 1.75, lit], flatBoard(colours[i] ?? boards[0])) + at([px, py - 8, 2.4, lit], person(stage, pose, wetsuit(stage)));
    });
    return [
      sky(stage, 0.5),
      aloft(stage),
      water(stage, ground),
      stroke(`M-20 ${ground + 60}q90 -16 180 0t180 0t180 0t180 0t180 0t180 0t180 0`, ["#ffffff", 12], 0.7),
      at([middle - lit * 180, ground + 66, 0.8, lit], surfer(stage, colours[4] ?? boards[3])),
      at([middle - lit * 460, ground + 40, 1.3], lighthouse(stage)),
      shape(
        `M${middle - lit * 660} ${ground + 130}V${ground - 20}Q${middle - lit * 420} ${ground + 10} ${middle - lit * 250} ${ground + 130}Z`,
        mix("#d9c48c", stage.land, 0.3),
      ),
      beach(ground + 160),
      standing(stage, [middle + lit * 440, 730, 3.1, -lit], ["point", { ...wetsuit(stage), hat: "cap" }]),
      at([middle + lit * 540, 744, 2], surfboard(colours[3] ?? boards[2], colours[5] ?? boards[4])),
      pupils,
      reeds({ ...stage, land: mix(stage.land, "#d9c48c", 0.4) }, -lit),
    ];
  },
};

const afterwards: Layout = {
  hours: ["sunset", "dusk", "noon"],
  horizon: [0.46, 0.5],
  focus: [0.52, 0.62],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const colours = roll.shuffled(boards);
    const rack = each(4, (i) => {
      const bx = middle - lit * (480 - i * 92);
      const [board, stripe] = [colours[i] ?? boards[0], colours[(i + 1) % 6] ?? boards[1]];
      return soft([bx, 770, 50, 8]) + turned([bx, 766, (i - 1.5) * 4], at([bx, 770, 2 + (i % 2) * 0.2], surfboard(board, stripe)));
    });
    return [
      sky(stage, 0.7),
      aloft(stage),
      water(stage, ground),
      stroke(`M-20 ${ground + 70}q110 -18 220 0t220 0t220 0t220 0t220 0t220 0`, [stage.light, 12], 0.6),
      at([middle + lit * 300, ground + 70, 0.75, -lit], surfer(stage, colours[5] ?? boards[0])),
      beach(ground + 170),
      rack,
      crowd(stage, { count: 2, x: middle - lit * 130, y: 790, scale: 2.7, poses: ["wave", "hips", "cheer"], gap: 70 }, wetsuit(stage)),
      soft([middle + lit * 150, 820, 80, 14]) + at([middle + lit * 150, 820, 3, lit], boardCarrier(stage, colours[4] ?? boards[0])),
      soft([middle + lit * 420, 790, 70, 12]) + at([middle + lit * 420, 790, 2.75, lit], boardCarrier(stage, colours[0] ?? boards[1])),
      reeds({ ...stage, land: mix(stage.land, "#d9c48c", 0.4) }, -lit),
    ];
  },
};

/** A wave that rolls over from behind the surfer. */
function breaker({ water: blue, light, lit }: Stage, x: number): string {
  const at = (dx: number) => x + lit * dx;
  const body =
    `M${at(-700)} 900V380Q${at(-480)} 210 ${at(-230)} 250Q${at(-90)} 280 ${at(-40)} 400Q${at(-120)} 340 ${at(-200)} 380` +
    `Q${at(-260)} 560 ${at(-20)} 690Q${at(240)} 780 ${at(700)} 720V900Z`;
  const face = `M${at(-200)} 380Q${at(-260)} 560 ${at(-20)} 690Q${at(160)} 760 ${at(420)} 748L${at(300)} 900H${at(-700)}L${at(-560)} 560Q${at(-440)} 340 ${at(-200)} 380Z`;
  const lines = [0, 1, 2, 3].map(
    (i) => `M${at(-250 - i * 70)} ${400 + i * 16}Q${at(-330 - i * 60)} ${590 + i * 24} ${at(-70 - i * 90)} ${740 + i * 30}`,
  );
  const lip = [-300, -250, -196, -146, -102, -66, -46] as const;
  const foam = lip.map((dx, i) => circle([at(dx), 250 + i * i * 3.6, 22 + ((i * 7) % 4) * 8], "#ffffff"));
  return (
    shape(body, fade([mix(blue, light, 0.35), blue, darker(blue, 0.25)])) +
    shape(face, fade([darker(blue, 0.3), blue, paler(blue, 0.3)]), 0.8) +
    stroke(lines.join(""), [mix(blue, "#ffffff", 0.6), 7], 0.6) +
    foam.join("") +
    circle([at(-36), 402, 22], "#ffffff") +
    circle([at(-10), 446, 11], "#ffffff", 0.9)
  );
}

const spray = ({ lit }: Stage, [x, y]: readonly [x: number, y: number]): string =>
  shape(
    `M${x - lit * 150} ${y + 30}Q${x - lit * 120} ${y - 80} ${x - lit * 20} ${y - 50}Q${x + lit * 60} ${y - 40} ${x + lit * 150} ${y + 10}Q${x + lit * 20} ${y + 50} ${x - lit * 150} ${y + 30}Z`,
    "#ffffff",
    0.85,
  ) +
  circle([x - lit * 60, y - 90, 12], "#ffffff", 0.9) +
  circle([x - lit * 130, y - 60, 9], "#ffffff", 0.9);

/** Surfing: on the wave, the first lesson on the beach, and afterwards with the boards. */
export const surfing: Kind = [wave, lesson, afterwards];

import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, mirrored, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { chequers, kart, kartFront, tyres } from "../../motifs/kart.ts";
import { standing } from "../../people/standing.ts";
import { person } from "../../people/person.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const bend: Layout = {
  hours: ["lamplight", "neon", "parlour", "studio"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue } = stage;
    const [first = accent, second = blue, third = pop] = roll.shuffled([accent, blue, pop]);
    const x = roll.between(580, 660);
    const streaks = each(6, (i) => `M${x - 360 - roll.between(0, 80)} ${610 + i * 36}h${-roll.between(80, 190)}`);
    return [
      hall(stage, 420),
      lamps(stage, 4, 0.4),
      mirrored(
        middle,
        lit,
        [
          crowdBehind(stage),
          each(13, (i) => box([-20 + i * 96, 424, 96, 56], i % 2 ? "#fffaf0" : accent)) + box([-20, 470, 1260, 14], darker(accent, 0.4)),
          at([250, 600, 1.15], kart(stage, second)),
          at([roll.between(950, 1010), 566, 0.95], kart(stage, third)),
          stroke("M-20 900Q500 780 1220 640", ["#fffaf0", 12], 0.35),
          stroke(streaks, ["#ffffff", 7], 0.4),
          at([x, 792, 2.25], kart(stage, first)),
          at([60, 886, 1.5], tyres(stage, 3)) + at([206, 902, 1.5], tyres({ ...stage, accent: pop }, 2)),
          at([1130, 892, 1.5], tyres(stage, 2)),
        ].join(""),
      ),
    ];
  },
};

const straight: Layout = {
  hours: ["parlour", "lamplight", "neon", "dusk"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue } = stage;
    const [a = accent, b = blue, c = pop] = roll.shuffled([accent, blue, pop]);
    const kerb = (side: number) =>
      each(7, (i) => {
        const [y1, y2] = [400 + i * i * 13, 400 + (i + 1) ** 2 * 13];
        const far = (y: number) => middle + side * (90 + (y - 400) * 1.28);
        return shape(
          `M${far(y1)} ${y1}L${far(y2)} ${y2}h${side * (18 + i * 14)}L${far(y1) + side * (10 + i * 12)} ${y1}Z`,
          i % 2 ? "#fffaf0" : accent,
        );
      });
    return [
      hall(stage, 400),
      glow([middle, 380, 460], stage.light, 0.5),
      kerb(-1) + kerb(1),
      at([middle - 260, 130, 1], chequers(13, 40)) +
        box([middle - 280, 120, 24, 300, 6], stage.ink) +
        box([middle + 256, 120, 24, 300, 6], stage.ink),
      ...[-1, 1].map(
        (side) =>
          at([middle + side * 340, 480, 0.9], tyres(stage, 3)) + at([middle + side * 470, 560, 1.3], tyres({ ...stage, accent: pop }, 3)),
      ),
      standing(stage, [middle - lit * 440, 470, 1.7, lit], ["raise", { held: chequeredFlag() }]),
      standing(stage, [middle + lit * 430, 466, 1.6, -lit], ["cheer"]),
      at([middle + lit * roll.between(20, 60), 480, 0.8], kartFront(stage, c)),
      at([middle + lit * roll.between(170, 220), 640, 1.45], kartFront(stage, b)),
      at([middle - lit * roll.between(150, 190), 826, 2.3], kartFront(stage, a)),
    ];
  },
};

const podium: Layout = {
  hours: ["neon", "studio", "lamplight"],
  focus: [0.5, 0.44],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, light } = stage;
    const confetti = (colour: string) =>
      shape(
        each(12, () => `M${roll.between(60, 1140)} ${roll.between(40, 520)}l${roll.between(8, 20)} ${roll.between(-8, 8)}l-4 12l-14 2Z`),
        colour,
      );
    const steps = [
      [-270, 150, blue],
      [0, 230, pop],
      [270, 110, accent],
    ] as const;
    return [
      hall(stage, 540),
      shape(`M${middle - 120} -20L${middle - 420} 700H${middle + 420}L${middle + 120} -20Z`, light, 0.14),
      at([60, 90, 1], chequers(27, 40)),
      confetti(accent) + confetti(pop) + confetti(light),
      ...steps.map(
        ([dx, tall, colour]) =>
          box([middle + lit * dx - 130, 760 - tall, 260, tall + 20, 8], mix(colour, stage.ink, 0.12)) +
          box([middle + lit * dx - 130, 760 - tall, 260, 26, 8], mix(colour, light, 0.45)) +
          circle([middle + lit * dx, 800 - tall + 40, 26], "#fffaf0"),
      ),
      at([middle - lit * 270, 612, 2.8, lit], person(stage, "raise", { shirt: blue, held: helmetInHand(blue) })),
      at([middle, 534, 3.3, lit], person(stage, "cheer", { shirt: pop })) + at([middle + lit * 72, 200, 1.2], cup()),
      at([middle + lit * 270, 652, 2.8, -lit], person(stage, roll.pick(["clap", "wave"]), { shirt: accent })),
      at([middle - lit * 400, 862, 1.45, lit], kart(stage, accent)),
      at([middle + lit * 470, 880, 1.6], tyres(stage, 3)) + at([middle + lit * 330, 890, 1.5], tyres({ ...stage, accent: blue }, 1)),
      standing(stage, [middle + lit * 110, 872, 2.7, -lit], [roll.pick(["cheer", "clap"])]),
    ];
  },
};

/** A hall with trusses and a track that begins at `y`. */
function hall(stage: Stage, y: number): string {
  const { sky, ink } = stage;
  const truss = each(12, (i) => `M${i * 110 - 40} 90L${i * 110 + 15} 30L${i * 110 + 70} 90`);
  return (
    room(stage, { floor: y / stageHeight }) +
    box([0, y, stageWidth, stageHeight - y], fade([mix("#575069", sky[1], 0.3), mix("#3b3550", ink, 0.25)])) +
    stroke(`${truss}M0 30H1200M0 90H1200`, [mix(sky[0], ink, 0.5), 8], 0.6)
  );
}

const crowdBehind = (stage: Stage): string =>
  each(5, (i) =>
    stage.roll() < 0.3
      ? ""
      : at([150 + i * 210 + stage.roll.between(-20, 20), 480, 1.7, 1], person(stage, stage.roll.pick(["cheer", "wave", "clap"]))),
  );

const chequeredFlag = (): string => stroke("M0 12V-62", ["#8a5a38", 4]) + turned([0, -62, 8], at([0, -62, 1], chequers(6, 11)));

const helmetInHand = (colour: string): string => circle([0, -14, 15], colour) + box([-2, -20, 17, 10, 4], "#221d33");

const cup = (): string =>
  stroke("M-38 -60Q-62 -30 -24 -16M38 -60Q62 -30 24 -16", ["#f5b53f", 8]) +
  shape("M-38 -74H38Q34 -6 8 0V22H-8V0Q-34 -6 -38 -74Z", "#ffd166") +
  shape("M12 -74H38Q34 -6 8 0V22H2Q16 -20 12 -74Z", "#e8a53a") +
  oval([0, -74, 38, 8], "#c9822b") +
  box([-26, 20, 52, 14, 5], "#8a5a38");

/** Karting: through the bend, towards the finish, and on the podium. */
export const karting: Kind = [bend, straight, podium];

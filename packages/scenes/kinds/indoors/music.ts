import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { campfire } from "../../motifs/campfire.ts";
import { microphone } from "../../motifs/microphone.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { nightSky } from "../../places/night-sky.ts";
import { room } from "../../places/room.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const concert: Layout = {
  hours: ["neon", "lamplight", "parlour"],
  draw(stage) {
    const { lit, accent, pop, water: blue, light, ink, sky: dark } = stage;
    const beam = (x: number, to: number, colour: string) =>
      shape(
        `M${x} 30L${to - 150} 700H${to + 150}Z`,
        fade([
          [0, colour, 0.55],
          [1, colour, 0.04],
        ]),
      ) + box([x - 26, 8, 52, 40, 8], ink);
    const audience = each(9, (i) => {
      const [x, y] = [i * 146 + stage.roll.between(-20, 20), 830 + stage.roll.between(-16, 16)];
      const arms = i % 3 ? stroke(`M${x - 44} ${y - 40}L${x - 60} ${y - 150}M${x + 44} ${y - 40}L${x + 62} ${y - 140}`, [ink, 26]) : "";
      return arms + circle([x, y - 84, 40], ink) + box([x - 62, y - 52, 124, 220, 44], ink);
    });
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.4), dark[1]])),
      glow([middle, 420, 560], accent, 0.45),
      beam(200, 420, pop) + beam(600, 600, light) + beam(1000, 790, blue) + beam(420, 180, accent) + beam(800, 1010, accent),
      box([0, 690, stageWidth, 230], mix(ink, dark[1], 0.35)) + box([0, 684, stageWidth, 18], pop),
      speaker([70, 684], ink, blue) + speaker([1010, 684], ink, blue),
      at([middle + lit * 60, 690, 1.5], drums(accent, light)),
      at([middle + lit * 60, 600, 2.3], person(stage, "cheer")),
      at([middle + lit * 60, 690, 1.5], drumFront(accent, light)),
      standing(stage, [middle - lit * 240, 742, 3.9, lit], ["sing", { held: microphone() }]),
      standing(stage, [middle + lit * 320, 742, 3.7, -lit], ["strum"]),
      at([middle + lit * 320, 742, 3.7, -lit], guitar(pop)),
      audience,
    ];
  },
};

const drumCircle: Layout = {
  hours: ["dusk", "sunset", "lamplight"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, ground, accent, pop, water: blue, ink } = stage;
    const player = ([dx, y, scale]: readonly [number, number, number], colour: string) => {
      const side = dx * lit < 0 ? 1 : -1;
      return (
        soft([middle + dx * lit, y, 34 * scale, 7 * scale]) +
        at([middle + dx * lit, y, scale, side], person(stage, "drum") + at([22, 0, 0.62], djembe(colour)))
      );
    };
    return [
      nightSky(stage),
      hills(stage, { y: ground, rise: 130, depth: 0.35 }),
      trees(stage, "pine", { count: 11, y: ground + 20, scale: 1.2, depth: 0.18 }),
      shape(`M-20 900V${ground + 80}Q${middle} ${ground + 20} 1220 ${ground + 80}V900Z`, mix(stage.land, ink, 0.3)),
      lights(stage, { from: [-20, 190], to: [middle, 120], sag: 140, count: 9 }) +
        lights(stage, { from: [middle, 120], to: [1220, 200], sag: 140, count: 9 }),
      player([-190, ground + 150, 2.2], pop) + player([180, ground + 150, 2.2], accent),
      at([middle, ground + 250, 1.9], campfire()),
      player([-400, ground + 290, 3.2], accent) + player([400, ground + 300, 3.2], blue),
      standing(stage, [middle + lit * 130, ground + 330, 2.7, -lit], ["dance"]),
    ];
  },
};

const studio: Layout = {
  hours: ["studio", "playroom", "parlour"],
  draw(stage) {
    const { lit, accent, pop, water: blue, ink, light, roll } = stage;
    const notes = each(6, (i) =>
      turned([200 + i * 160, 190, roll.between(-14, 14)], note([180 + i * 165, roll.between(140, 270)], i % 2 ? accent : pop)),
    );
    const foam = each(24, (i) =>
      box(
        [(i % 8) * 150 + 8, 110 + Math.floor(i / 8) * 146, 134, 130, 14],
        [blue, accent, pop][(i * 5) % 3] ?? blue,
        0.1 + ((i * 7) % 5) * 0.035,
      ),
    );
    return [
      room(stage, { floor: 0.76 }),
      foam,
      notes,
      oval([middle, 800, 520, 70], mix(accent, light, 0.35), 0.55),
      standing(stage, [middle - lit * 400, 780, 3.6, lit], ["strum"]),
      at([middle - lit * 400, 780, 3.6, lit], guitar(accent)),
      at([middle - lit * 40, 700, 3.1, lit], person(stage, "clap")),
      at([middle - lit * 20, 800, 1], keyboard(ink, pop)),
      at([middle + lit * 350, 790, 1.9], drums(pop, light)),
      at([middle + lit * 350, 660, 2.9, -lit], person(stage, "cheer")),
      at([middle + lit * 350, 790, 1.9], drumFront(pop, light)),
      standing(stage, [middle + lit * 130, 830, 3.3, -lit], ["sing", { kid: true, held: microphone() }]),
    ];
  },
};

const drums = (colour: string, light: string): string =>
  stroke("M-118 0L-118 -128M118 0L118 -134", ["#8c97a5", 5]) +
  turned([-118, -128, -10], oval([-118, -130, 48, 8], "#ffd34d")) +
  turned([118, -134, 10], oval([118, -136, 48, 8], "#ffd34d")) +
  soft([0, 4, 150, 12], 0.3) +
  circle([0, -40, 2], mix(colour, light, 0.5));

const drumFront = (colour: string, light: string): string =>
  box([-84, -102, 62, 46, 8], darker(colour, 0.1)) +
  oval([-53, -102, 31, 8], light) +
  box([22, -102, 62, 46, 8], darker(colour, 0.1)) +
  oval([53, -102, 31, 8], light) +
  circle([0, -44, 54], colour) +
  circle([0, -44, 44], light) +
  circle([0, -44, 20], paler(colour, 0.3)) +
  box([-126, -64, 56, 46, 8], colour) +
  oval([-98, -64, 28, 7], light) +
  box([70, -70, 60, 64, 8], colour) +
  oval([100, -70, 30, 8], light);

const guitar = (colour: string): string =>
  turned(
    [8, -52, -28],
    stroke("M6 -52H66", ["#6b4029", 5]) +
      box([64, -56, 13, 8, 2], "#3b2418") +
      oval([-8, -52, 17, 13], colour) +
      oval([7, -52, 12, 10], colour) +
      circle([-2, -52, 4.5], "#3b2418") +
      stroke("M-16 -57V-47", ["#3b2418", 3]),
  ) + circle([4, -50, 4.4], "#e8b48c");

const djembe = (colour: string): string =>
  soft([0, 2, 26, 5]) +
  shape("M-34 -74Q-30 -40 -14 -30L-20 0H20L14 -30Q30 -40 34 -74Z", colour) +
  shape("M10 -30Q30 -40 34 -74H14Q18 -50 8 -30L12 0H20Z", darker(colour)) +
  oval([0, -74, 34, 9], "#fff3e0") +
  stroke("M-32 -60L-16 -34L0 -60L16 -34L32 -60", ["#fff3e0", 3]);

const keyboard = (ink: string, colour: string): string =>
  stroke("M-120 -130L120 0M120 -130L-120 0", [mix(ink, "#ffffff", 0.2), 12]) +
  box([-190, -176, 380, 50, 12], ink) +
  box([-174, -168, 348, 30, 4], "#fffaf4") +
  stroke(
    each(13, (i) => `M${-148 + i * 24} -168v17`),
    [ink, 9],
  ) +
  box([-190, -136, 380, 12, 6], colour);

const note = ([x, y]: readonly [number, number], colour: string): string =>
  oval([x, y, 17, 13], colour) +
  oval([x + 54, y - 8, 17, 13], colour) +
  stroke(`M${x + 15} ${y - 4}V${y - 76}L${x + 69} ${y - 86}V${y - 12}`, [colour, 7]) +
  stroke(`M${x + 15} ${y - 70}L${x + 69} ${y - 80}`, [colour, 15]);

function speaker([x, y]: readonly [number, number], ink: string, ring: string): string {
  return (
    box([x, y - 270, 120, 270, 12], mix(ink, "#ffffff", 0.08)) +
    [
      [-190, 42],
      [-76, 50],
    ]
      .map(([dy = 0, r = 0]) => circle([x + 60, y + dy, r], mix(ink, ring, 0.35)) + circle([x + 60, y + dy, r * 0.55], ink))
      .join("")
  );
}

/** Music: on stage, around the fire, and in the studio. */
export const music: Kind = [concert, drumCircle, studio];

import { darker, mix, paler } from "../../ink/colour.ts";
import { clipped, fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { greatTelescope } from "../../motifs/great-telescope.ts";
import { observatory } from "../../motifs/observatory.ts";
import { planet, ringedPlanet } from "../../motifs/planet.ts";
import { planetChart, lantern, starProjector } from "../../motifs/star-projector.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { hills } from "../../places/hills.ts";
import { nightSky } from "../../places/night-sky.ts";
import { constellation, figures, milkyWay, stars } from "../../places/stars.ts";
import { trees } from "../../places/trees.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;

const dome: Layout = {
  hours: ["neon", "dusk", "lamplight"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, light, ink, sky: dark } = stage;
    const night = mix(dark[0], "#0d1030", 0.5);
    const vault = `M-30 670C-30 -190 1230 -190 1230 670Q${middle} 570 -30 670Z`;
    const [a, b, c] = roll.shuffled(figures);
    const ribs = each(7, (i) => `M${middle} 24Q${middle + (i - 3) * 190} 120 ${middle + (i - 3) * 205} 640`);
    return [
      box([0, 0, stageWidth, stageHeight], ink),
      shape(vault, fade([mix(night, "#000000", 0.25), night, mix(dark[1], accent, 0.25)])),
      clipped(vault, milkyWay(light, lit) + stars(stage, [20, 20, 1160, 560], 64)),
      stroke(ribs, [light, 3], 0.14) + stroke(vault, [mix(ink, dark[1], 0.65), 20]),
      constellation(light, [middle - lit * 300, 230, 170], a ?? []),
      constellation(light, [middle + lit * 330, 150, 80], b ?? []),
      constellation(pop, [middle + lit * 60, 420, 80], c ?? []),
      glow([middle + lit * 250, 320, 260], pop, 0.4),
      at([middle + lit * 240, 320, 0.95, lit], ringedPlanet(roll.pick([pop, accent, "#e2a06a"]), paler(pop, 0.5))),
      at([middle - lit * 40, 130, 0.36], planet(roll.pick([blue, accent]))),
      shape(`M-40 650Q${middle} 556 1240 650V700Q${middle} 600 -40 700Z`, mix(ink, dark[1], 0.5)),
      shape("M-20 900V690Q600 610 1220 690V900Z", mix(ink, dark[0], 0.5)),
      shape(`M${middle} 610L${middle - 330} 60H${middle + 330}Z`, light, 0.1),
      starProjector(middle, 770, stage),
      standing(stage, [middle + lit * 190, 780, 2.9, -lit], ["point", { shirt: accent }]),
      beam([middle + lit * 75, 560], [middle - lit * 150, 250], pop),
      ...[-460, -300, -150].map((dx, i) => lounger(stage, [middle + lit * dx, 860 - (i % 2) * 18, lit])),
      ...[330, 480].map((dx, i) => lounger(stage, [middle + lit * dx, 860 - (i % 2) * 18, -lit])),
      box([-20, 884, 1240, 40], darker(ink, 0.2)),
    ];
  },
};

const onTheHill: Layout = {
  hours: ["dusk", "neon", "lamplight"],
  horizon: [0.64, 0.67],
  focus: [0.5, 0.46],
  draw(stage) {
    const { roll, lit, ground, light, ink, pop, land } = stage;
    const x = middle - lit * 150;
    const dark = mix(land, ink, 0.42);
    return [
      nightSky({ ...stage, sunX: middle + lit * 440 }),
      milkyWay(light, -lit),
      stars(stage, [0, 10, stageWidth, ground - 100], 40),
      constellation(light, [middle + lit * 250, 300, 150], roll.pick(figures)),
      hills(stage, { y: ground, rise: 110, depth: 0.35, colour: dark }),
      trees({ ...stage, land: dark }, "pine", { count: 12, y: ground + 20, scale: 1, depth: 0.14 }),
      shape(`M-20 900V${ground + 130}Q${x} ${ground - 70} 1220 ${ground + 150}V900Z`, mix(dark, ink, 0.2)),
      glow([x, ground - 70, 380], pop, 0.35),
      at([x, ground + 60, 1.3, lit], observatory(stage)),
      shape(
        `M${x - 56} ${ground + 60}H${x + 56}Q${x + 90} ${ground + 160} ${middle + lit * 150} 920H${middle - lit * 130}Q${x - 20} ${ground + 160} ${x - 56} ${ground + 60}Z`,
        mix(pop, dark, 0.6),
      ),
      standing(stage, [middle - lit * 470, 846, 3.1, lit], ["reach", kid]),
      standing(stage, [middle - lit * 310, 856, 2.9, lit], [roll.pick(["cheer", "point"]), kid]),
      standing(stage, [middle + lit * 170, 840, 3, lit], ["hold", { kid: true, held: lantern() }]),
      glow([middle + lit * 265, 700, 160], "#ffd98a", 0.7),
      standing(stage, [middle + lit * 400, 850, 3.9, -lit], ["hips"]),
    ];
  },
};

const eyepiece: Layout = {
  hours: ["parlour", "lamplight", "neon", "dusk"],
  focus: [0.5, 0.46],
  draw(stage) {
    const { roll, lit, accent, pop, light, ink, sky: wall } = stage;
    const x = middle + lit * 20;
    const cleft = `M${x + lit * 60} 470Q${x + lit * 90} 130 ${x + lit * 250} -40H${x + lit * 620}Q${x + lit * 480} 160 ${x + lit * 470} 470Z`;
    const seams = each(8, (i) => `M${middle} -500Q${middle + (i - 3.5) * 260} 60 ${middle + (i - 3.5) * 220} 560`);
    const night = fade(["#0d1030", mix("#1b2560", wall[0], 0.3), mix("#4a4a9a", wall[1], 0.3)]);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(wall[0], ink, 0.35), mix(wall[1], ink, 0.1)])),
      stroke(seams, [ink, 7], 0.18),
      shape(cleft, night) + stroke(cleft, [mix(ink, wall[1], 0.3), 26]),
      clipped(
        cleft,
        stars(stage, [Math.min(x, x + lit * 620), 0, 620, 460], 34) +
          at([x + lit * 235, 130, 0.6, lit], ringedPlanet(pop, paler(accent, 0.4))) +
          at([x + lit * 440, 110, 0.22], planet("#8fb6e9")),
      ),
      shape("M-20 900V560Q600 520 1220 560V900Z", mix(ink, wall[0], 0.25)) + box([-20, 540, 1240, 30, 6], mix(wall[1], ink, 0.3)),
      planetChart([middle - lit * 400, 260], stage),
      shape("M-20 900V700H1220V900Z", fade([mix(stage.land, ink, 0.4), mix(stage.land, ink, 0.7)])),
      oval([x, 800, 420, 60], light, 0.12),
      glow([x + lit * 60, 520, 420], light, 0.25),
      at([x + lit * 40, 800, 1.32, lit], greatTelescope(stage)),
      standing(stage, [middle - lit * 330, 852, 2.7, lit], [roll.pick(["hold", "think"]), kid]),
      standing(stage, [middle - lit * 500, 840, 3, lit], [roll.pick(["point", "clap"]), kid]),
      standing(stage, [middle + lit * 260, 840, 3.1, lit], [roll.pick(["reach", "cheer"]), kid]),
      standing(stage, [middle + lit * 430, 850, 4, -lit], ["hold", { over: "coat" }]),
    ];
  },
};

const beam = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], colour: string): string =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, [colour, 4], 0.7) + circle([x2, y2, 11], colour);

/** A child in a chair that leans back. */
const lounger = (stage: Stage, [x, y, side]: readonly [number, number, number]): string => {
  const cloth = mix(stage.accent, stage.ink, 0.35);
  return at(
    [x, y, 2.5, side],
    shape("M-34 -64Q-24 -70 -18 -58L-4 -26H26Q34 -26 34 -16V0H-14Z", darker(cloth, 0.25)) +
      `<g transform="rotate(-16 0 -40)translate(2 8)">${person(stage, stage.roll.pick(["sit", "drum"]), kid)}</g>` +
      shape("M-10 -30H30V-18H-6Z", cloth),
  );
};

/** A planetarium: under the dome of stars, the observatory on its hill, and at the great telescope. */
export const planetarium: Kind = [dome, onTheHill, eyepiece];

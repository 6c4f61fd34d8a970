import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import { stamp } from "../../ink/stamp.ts";
import type { Kind, Layout } from "../../kind.ts";
import { cameraBack, display, finder } from "../../motifs/camera-screen.ts";
import { pocketCamera, softbox, tripod } from "../../motifs/camera.ts";
import { windmill } from "../../motifs/windmill.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { polder } from "../../places/polder.ts";
import { reeds } from "../../places/reeds.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const trims = ["#e2604e", "#2fa58a", "#e8a33d", "#8a5bc0", "#3f8fc4"];
const skins = ["#f6cfae", "#c98a5e", "#8d5a3b", "#fadcc2"];

const photoWalk: Layout = {
  hours: ["sunset", "morning", "autumn", "noon"],
  horizon: [0.52, 0.56],
  focus: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const trim = roll.pick(trims);
    const x = middle + lit * roll.between(60, 120);
    const view = roll.pick([
      () => polder(stage) + at([x + lit * 390, ground + 70, 2.6, lit], windmill(stage)),
      () => water(stage, ground) + at([x + lit * 390, ground + 40, 2.2, lit], windmill(stage)),
    ]);
    return [
      sky(stage, 0.55),
      aloft(stage),
      hills(stage, { y: ground, rise: 80, depth: 0.55 }),
      trees(stage, "poplar", { count: 8, y: ground + 6, scale: 0.8, depth: 0.3 }),
      view(),
      meadow(stage, 690),
      standing(stage, [x - lit * 455, 800, 3.4, lit], ["snap", { held: at([0, -4, 0.9], pocketCamera(roll.pick(trims))) }]),
      standing(stage, [x - lit * 205, 810, 4, lit], ["point", { hat: roll.pick(["cap", "beanie", "straw"] as const) }]),
      at([x + lit * 40, 838, 1.45], tripod(trim, at([0, -330, 0.92], cameraBack(stage, trim)))),
      standing(stage, [x + lit * 250, 770, 2.8, lit], ["snap", { hat: "cap", held: at([0, -4, 0.9], pocketCamera(roll.pick(trims))) }]),
      reeds(stage, -lit),
    ];
  },
};

const studio: Layout = {
  hours: ["studio", "lamplight", "neon", "playroom"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, accent, pop, light } = stage;
    const x = middle + lit * roll.between(100, 150);
    const paper = roll.pick([accent, pop, mix(stage.water, light, 0.3)]);
    const pose = roll.pick(["jump", "star", "dance", "cheer"] as const);
    const leap = pose === "jump" || pose === "star" ? 50 : 0;
    return [
      room(stage, { floor: 0.76 }),
      box([x - 300, 116, 600, 26, 13], "#5a5870"),
      shape(
        `M${x - 270} 136H${x + 270}V640Q${x + 280} 760 ${x + 380} 850H${x - 380}Q${x - 280} 760 ${x - 270} 640Z`,
        fade([paler(paper, 0.2), paper, darker(paper, 0.14)]),
      ),
      glow([x, 420, 360], "#ffffff", 0.55),
      at([x - lit * 330, 700, 1.25, lit], softbox(light)) + at([x + lit * 350, 710, 1.3, -lit], softbox(light)),
      shape(`M${x - lit * 200} 200L${x + lit * 120} 740H${x - lit * 120}L${x - lit * 180} 420Z`, "#ffffff", 0.18),
      soft([x, 770, 100, 14], 0.25),
      at(
        [x, 768 - leap, 4.1, -lit],
        person(stage, pose, { hat: roll.pick(["top", "party", "straw", "cap"] as const), shirt: mix(light, paper, 0.1) }),
      ),
      standing(stage, [x - lit * 330, 836, 4.2, lit], ["snap", { held: at([0, -4, 1], pocketCamera(roll.pick(trims))) }]),
      standing(stage, [x - lit * 500, 830, 3.7, lit], [roll.pick(["think", "clap"])]),
      standing(stage, [x + lit * 330, 840, 3.7, -lit], ["hold", { held: reflector() }]),
      prints(stage, [middle - lit * 430, 170]),
    ];
  },
};

const throughTheLens: Layout = {
  hours: ["noon", "dusk", "spring", "sunset"],
  horizon: [0.54, 0.58],
  focus: [0.5, 0.52],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const trim = roll.pick(trims);
    const poses = roll.shuffled(["cheer", "wave", "dance", "raise", "jump"] as const);
    const street = stamp(city(stage, ground + 20, 1.2) + box([0, ground + 18, stageWidth, 500], mix("#c9ae9a", ink, 0.1)));
    const friends = ([-120, 0, 120] as const)
      .map((dx, i) => standing(stage, [middle + dx, ground + 190, 2.1, dx > 0 ? -1 : 1], [poses[i] ?? "wave"]))
      .join("");
    const skin = roll.pick(skins);
    const sleeve = roll.pick([stage.accent, stage.pop, "#2f5d8a"]);
    return [
      sky(stage, 0.4),
      street,
      box([0, ground + 18, stageWidth, 500], fade([mix("#d9c1ad", ink, 0.08), mix("#a98c7a", ink, 0.3)])),
      trees(stage, "round", { count: 2, y: ground + 60, scale: 2, depth: 0.1, span: [-40, 260] }) +
        trees(stage, "round", { count: 2, y: ground + 60, scale: 2, depth: 0.1, span: [940, 1240] }),
      box([0, 0, stageWidth, stageHeight], stage.sky[0], 0.28),
      turned(
        [middle, 480, lit * roll.between(-4, 4)],
        display([sleeve, skin, trim]) +
          `<svg x="250" y="222" width="640" height="440" viewBox="290 ${Math.round(ground - 215)} 620 426" preserveAspectRatio="xMidYMid slice">${box([0, 0, 1200, 900], stage.sky[1]) + circle([middle - lit * 190, ground - 130, 70], stage.light) + street + friends}</svg>` +
          finder(),
      ),
    ];
  },
};

const prints = ({ accent, pop, water: blue, ink }: Stage, [x, y]: readonly [number, number]): string =>
  stroke(`M${x - 160} ${y - 30}Q${x} ${y + 20} ${x + 160} ${y - 30}`, [ink, 3]) +
  [accent, pop, blue]
    .map((colour, i) =>
      turned(
        [x - 100 + i * 100, y, i * 8 - 8],
        box([x - 136 + i * 100, y - 6, 72, 88, 3], "#fffaf4") +
          box([x - 128 + i * 100, y + 2, 56, 56], colour) +
          circle([x - 100 + i * 100, y + 26, 13], "#ffffff", 0.7),
      ),
    )
    .join("");

const reflector = (): string => oval([12, -10, 26, 32], "#f5c95a") + oval([12, -10, 22, 28], "#ffe9a8");

/** Photography: on a photo walk, in the studio, and what the camera sees. */
export const photography: Kind = [photoWalk, studio, throughTheLens];

import { hours } from "../../hours.ts";
import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { candles, housePlant } from "../../motifs/house-plant.ts";
import { barrelSauna, steamOver, stool } from "../../motifs/sauna.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { meadow } from "../../places/meadow.ts";
import { nightSky } from "../../places/night-sky.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const studio: Layout = {
  hours: ["studio", "parlour", "playroom", "lamplight"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, sky: wall } = stage;
    const weather = hours[roll.pick(["morning", "spring", "sunset", "autumn"] as const)];
    const x = middle + lit * roll.between(-20, 30);
    const arch = (r: number) => `M${x - r} 600V350A${r} ${r} 0 0 1 ${x + r} 350V600Z`;
    const pose = roll.pick(["tree", "lunge", "lotus"] as const);
    const [a, b, c] = roll.shuffled([accent, blue, pop]);
    return [
      box([0, 0, stageWidth, stageHeight], fade(wall)),
      shape(arch(306), mix("#fffaf0", wall[1], 0.2)),
      shape(arch(286), fade(weather.sky)),
      circle([x + lit * 100, 270, 62], weather.light),
      shape(`M${x - 286} 600V480Q${x - 120} 400 ${x + 20} 470T${x + 286} 440V600Z`, mix(weather.land, weather.sky[1], 0.45)),
      shape(`M${x - 286} 600V540Q${x - 80} 470 ${x + 90} 540T${x + 286} 510V600Z`, weather.land),
      box([x - 5, 66, 10, 534], "#fffaf0") + stroke(`M${x - 300} 360H${x + 300}`, ["#fffaf0", 9]),
      box([0, 590, stageWidth, 320], fade([mix("#d8a878", ink, 0.05), mix("#b07a50", ink, 0.2)])),
      stroke(
        each(9, (i) => `M${(i - 4) * 150 + 600} 592L${(i - 4) * 330 + 600} 900`),
        [ink, 3],
        0.14,
      ),
      shape(`M${x - 200} 600H${x + 200}L${x + 200 - lit * 260} 900H${x - 300 - lit * 260}Z`, weather.light, 0.25),
      housePlant([middle - lit * 510, 660, 1.9], "#3f8f5a"),
      housePlant([middle + lit * 500, 650, 1.6], mix("#3f8f5a", blue, 0.3)),
      candles([middle + lit * 380, 640]),
      onMat(stage, [middle - lit * 330, 720, 3.1, lit], [pose, a ?? accent]),
      onMat(stage, [middle + lit * 320, 724, 3.1, lit], [pose, b ?? blue]),
      onMat(stage, [x - lit * 10, 836, 3.9, lit], [pose, c ?? pop]),
    ];
  },
};

const sauna: Layout = {
  hours: ["dusk", "winter", "lamplight", "autumn"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, ink, pop, lamps: evening } = stage;
    const x = middle + lit * 250;
    const tub = middle - lit * 260;
    const bather = (dx: number, pose: PoseName) =>
      at([tub + dx, 800, 3, dx < 0 ? 1 : -1], person(stage, pose, { bathing: true, held: undefined }));
    return [
      evening > 0.7 ? nightSky(stage) : sky(stage, 0.4),
      hills(stage, { y: ground, rise: 90, depth: 0.45 }),
      trees(stage, "pine", { count: 13, y: ground + 20, scale: 1.6, depth: 0.3 }),
      trees(stage, "birch", { count: 5, y: ground + 46, scale: 1.9, depth: 0.1 }),
      meadow(stage, ground + 40),
      lights(stage, { from: [-20, 210], to: [x, 250], sag: 120, count: 9 }),
      glow([x, 560, 420], pop, 0.45),
      at([x, 720, 1.25, lit], barrelSauna(ink)),
      steamOver([x + lit * 200, 300], 4) + steamOver([tub, 560], 5),
      shape(`M-20 900V720H1220V900Z`, mix("#a8703f", ink, 0.2)),
      stroke(
        each(4, (i) => `M-20 ${752 + i * 42}H1220`),
        [darker("#8a5a38", 0.2), 4],
        0.5,
      ),
      at([middle + lit * 40, 800, 3.2, lit], person(stage, "walk", { over: "coat", trousers: "#fbfaf7", shirt: "#fbfaf7" })),
      oval([tub, 640, 262, 52], darker("#8a5a38", 0.15)) + oval([tub, 644, 238, 42], "#4fb3c8"),
      bather(-130, "float"),
      bather(0, roll.pick(["splash", "float"])),
      bather(135, roll.pick(["float", "splash"])),
      shape(`M${tub - 262} 640Q${tub} 748 ${tub + 262} 640L${tub + 230} 852Q${tub} 890 ${tub - 230} 852Z`, "#a8703f"),
      stroke(
        each(8, (i) => `M${tub - 210 + i * 60} ${676 + Math.sin((i / 7) * 3.1) * 18}l${(3.5 - i) * 6} 176`),
        [darker("#a8703f"), 5],
        0.6,
      ),
      stroke(`M${tub - 250} 720Q${tub} 820 ${tub + 250} 720M${tub - 236} 800Q${tub} 890 ${tub + 236} 800`, [mix(ink, "#ffffff", 0.25), 11]),
      stool([middle + lit * 260, 850], stage),
    ];
  },
};

const lake: Layout = {
  hours: ["morning", "sunset", "spring", "dusk"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, accent, pop, water: blue, ink } = stage;
    const wood = mix("#b9855a", ink, 0.12);
    const first = roll.pick(["tree", "lunge"] as const);
    return [
      sky({ ...stage, sunX: middle - lit * 80 }, 0.66),
      hills(stage, { y: ground, rise: 150, depth: 0.6 }),
      hills(stage, { y: ground + 10, rise: 70, depth: 0.38 }),
      trees(stage, roll.pick(["pine", "round", "birch"]), { count: 14, y: ground + 12, scale: 0.8, depth: 0.25 }),
      water({ ...stage, sunX: middle - lit * 80 }, ground + 14),
      shape(`M${middle - 300} ${ground + 190}H${middle + 300}L1260 920H-60Z`, wood),
      stroke(
        each(6, (i) => `M${middle - 330 - i * i * 19} ${ground + 214 + i * i * 11}H${middle + 330 + i * i * 19}`),
        [darker(wood, 0.3), 4],
        0.5,
      ),
      onMat(stage, [middle - lit * 170, ground + 230, 2.2, lit], ["lotus", blue]),
      onMat(stage, [middle + lit * 190, ground + 232, 2.2, lit], [first, pop]),
      onMat(stage, [middle - lit * 300, 800, 3.5, lit], [first, accent]),
      onMat(stage, [middle + lit * 250, 826, 3.9, -lit], ["lotus", mix(pop, accent, 0.5)]),
      reeds(stage, lit),
    ];
  },
};

/** Somebody in a pose on a mat; who sits with crossed legs sits lower. */
function onMat(
  stage: Stage,
  [x, y, k, flip]: readonly [number, number, number, number],
  [pose, colour]: readonly [PoseName, string],
): string {
  const low = pose === "lotus" ? 22 * k : 0;
  const [w, h] = [56 * k, 11 * k];
  const mat =
    shape(`M${x - w} ${y - h}H${x + w}L${x + w * 1.18} ${y + h}H${x - w * 1.18}Z`, colour) +
    shape(`M${x - w * 1.18} ${y + h}H${x + w * 1.18}v8H${x - w * 1.18}Z`, darker(colour, 0.3)) +
    stroke(`M${x - w * 0.98} ${y + h * 0.3}H${x + w * 0.98}`, [paler(colour, 0.4), 4], 0.5);
  const cloth = stage.roll.pick(["#39415e", "#2f5d8a", stage.ink, "#6b4a6e"]);
  return mat + soft([x, y + 2, 30 * k, 5 * k]) + at([x, y + low, k, flip], person(stage, pose, { trousers: cloth }));
}

/** Yoga and rest: mats under the arched window, the sauna garden, and the jetty by the lake. */
export const yoga: Kind = [studio, sauna, lake];

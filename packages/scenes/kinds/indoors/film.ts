import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import { stamp } from "../../ink/stamp.ts";
import type { Kind, Layout } from "../../kind.ts";
import { clapper } from "../../motifs/clapper.ts";
import { filmCamera } from "../../motifs/film-camera.ts";
import { framed } from "../../motifs/framed.ts";
import { landscape } from "../../motifs/landscape.ts";
import { spotlight } from "../../motifs/spotlight.ts";
import { standing } from "../../people/standing.ts";
import { city } from "../../places/city.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const set: Layout = {
  hours: ["lamplight", "studio", "parlour", "dusk"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, accent, pop, light, ink } = stage;
    const scene = roll.pick(["sunset", "noon", "spring", "winter"] as const);
    const x = middle + lit * 250;
    return [
      room(stage, { floor: 0.76, wall: "bricks" }),
      stroke("M-20 60H1220", [mix(ink, "#ffffff", 0.1), 16]),
      ...[120, 420, 760, 1080].map((lampX) => hangingLamp([lampX, 66], light)),
      at([x, 340, 1], framed({ width: 560, height: 430, edge: mix("#a8703f", ink, 0.1) }, landscape(roll, scene))),
      stroke(`M${x - 200} 570L${x - 250} 700M${x + 200} 570L${x + 250} 700`, ["#8a5a38", 12]),
      glow([x, 560, 380], light, 0.5),
      oval([x, 770, 300, 50], light, 0.25),
      at([middle + lit * 560, 800, 1.2, -lit], spotlight(light)),
      standing(
        stage,
        [x - lit * 90, 780, 3.4, lit],
        [roll.pick(["reach", "sing", "point"]), { hat: roll.pick(["pirate", "crown", "top"]) }],
      ),
      standing(stage, [x + lit * 110, 784, 3.3, -lit], [roll.pick(["think", "dance", "clap"]), { shirt: accent }]),
      at([middle - lit * 190, 850, 1.62, lit], filmCamera(stage)),
      standing(stage, [middle - lit * 440, 850, 4.5, lit], ["hold", { hat: roll.pick(["cap", "beanie"]) }]),
      boom([middle - lit * 20, 700, lit], ink),
      at([middle + lit * 30, 850, 0.62, lit], clapper("#2a2740", 2)),
      box([-20, 880, 1240, 40], mix(ink, pop, 0.06)),
    ];
  },
};

const action: Layout = {
  hours: ["sunset", "noon", "dusk", "morning"],
  horizon: [0.6, 0.64],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink } = stage;
    const x = middle + lit * roll.between(20, 60);
    return [
      sky(stage, 0.4),
      city(stage, ground, 1.05),
      box([0, ground, stageWidth, 400], fade([mix("#d9c1ad", ink, 0.08), mix("#a98c7a", ink, 0.3)])),
      stroke(
        each(16, (i) => `M${(i % 4) * 340 - (Math.floor(i / 4) % 2) * 160} ${ground + 40 + Math.floor(i / 4) * 70}h130`),
        ["#fff3e0", 6],
        0.25,
      ),
      standing(stage, [middle - lit * 480, ground + 130, 2.6, lit], ["run", { shirt: accent }]),
      standing(stage, [middle - lit * 340, ground + 120, 2.5, lit], ["run", { hat: "mask", trousers: ink }]),
      glow([x, 560, 420], stage.light, 0.35),
      standing(stage, [x + lit * 10, 822, 5.4, lit], ["stand", { hat: roll.pick(["party", "cap", "straw"]) }]),
      turned([x, 700, -lit * roll.between(1, 4)], at([x, 850, 1.4, lit], clapper("#2a2740", 1 + Math.floor(roll() * 4)))),
      hands(stage, [x, 740]),
      at([middle + lit * 400, 880, 1.5, -lit], filmCamera(stage)),
      standing(stage, [middle + lit * 540, 880, 4.2, -lit], [roll.pick(["hold", "point"]), { shirt: pop }]),
      boom([middle + lit * 250, 620, -lit], ink),
    ];
  },
};

const premiere: Layout = {
  hours: ["lamplight", "dusk", "neon"],
  focus: [0.5, 0.42],
  draw(stage) {
    const { roll, lit, accent, light, ink, sky: dark } = stage;
    const own = roll.pick(["noon", "sunset", "spring", "autumn"] as const);
    const row = (y: number, k: number, count: number) =>
      each(count, (i) => spectator(stage, [(i + 0.5 + roll.between(-0.1, 0.1)) * (1240 / count) - 20, y, k]));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.6), mix(dark[1], ink, 0.5)])),
      curtain(-20, 1, accent) + curtain(1220, -1, accent) + box([-20, -10, 1240, 62], darker(accent, 0.35)),
      glow([middle, 330, 640], light, 0.5),
      at([middle, 310, 1], framed({ width: 800, height: 440, edge: ink }, landscape(roll, own) + actors(stage))),
      shape(`M${middle - 400} 530H${middle + 400}L1200 900H0Z`, light, 0.1),
      shape(`M${middle + lit * 640} -60L${middle - 400} 90V530Z`, light, 0.1),
      row(640, 1, 11),
      row(740, 1.35, 8),
      row(860, 1.8, 6),
    ];
  },
};

const hangingLamp = ([x, y]: readonly [number, number], light: string): string =>
  stroke(`M${x} ${y}v24`, ["#2f2a44", 8]) + shape(`M${x - 26} ${y + 24}h52l18 54h-88Z`, "#2f2a44") + oval([x, y + 79, 44, 8], light);

/** A microphone on a pole that comes in from above. */
const boom = ([x, y, side]: readonly [number, number, number], ink: string): string =>
  stroke(`M${x - side * 560} ${y - 330}L${x + side * 90} ${y - 420}`, [mix(ink, "#ffffff", 0.2), 9]) +
  stroke(`M${x + side * 80} ${y - 412}l${side * 70} 16`, ["#6b6478", 40]) +
  stroke(`M${x + side * 76} ${y - 420}l${side * 60} 12`, ["#8d869a", 10], 0.6);

/** Gloves at both edges of the clapperboard. */
const hands = ({ pop }: Stage, [x, y]: readonly [number, number]): string =>
  [-222, 222].map((dx) => circle([x + dx, y, 28], darker(pop, 0.25)) + circle([x + dx, y - 3, 24], pop)).join("");

const curtain = (x: number, side: number, accent: string): string =>
  shape(`M${x} -20h${side * 190}q${side * 24} 330 ${-side * 20} 620H${x}Z`, darker(accent, 0.22)) +
  stroke(
    each(4, (i) => `M${x + side * (30 + i * 46)} -20q${side * 12} 330 ${-side * 8} 610`),
    [darker(accent, 0.4), 13],
    0.6,
  );

const actors = (stage: Stage): string =>
  standing(stage, [430, 880, 4.6, 1], [stage.roll.pick(["reach", "dance"]), { hat: "crown" }]) +
  standing(stage, [770, 890, 4.6, -1], [stage.roll.pick(["sing", "point"]), { hat: "pirate" }]);

/** Somebody in a seat, seen from behind. */
function spectator({ roll, accent, pop, water: blue, ink }: Stage, [x, y, k]: readonly [number, number, number]): string {
  const hair = mix(roll.pick(["#2e1d1a", "#5b3420", "#c98b3c", "#1f1b2e", "#a4502c"]), ink, 0.25);
  const shirt = mix(roll.pick([accent, pop, blue, "#fff3e0"]), ink, 0.4);
  const bun = roll() < 0.35 ? circle([0, -66, 13], hair) : "";
  return at(
    [x, y + roll.between(-6, 6), k],
    bun +
      stamp(circle([0, -36, 28], "inherit"), hair) +
      box([-46, -14, 92, 80, 34], shirt) +
      box([-50, 12, 100, 110, 22], mix(accent, ink, 0.6)),
  );
}

/** A film of one's own: on the set, action in the street, and the first night. */
export const film: Kind = [set, action, premiere];

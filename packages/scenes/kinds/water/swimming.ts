import { darker, mix } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { water } from "../../places/water.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle, stageWidth } from "../../stage.ts";

const slide: Layout = {
  hours: ["playroom", "spring", "noon"],
  draw(stage) {
    const { roll, lit, accent, pop, ink, sky: air } = stage;
    const x = middle + lit * 250;
    const chute =
      `M${x} 190C${x + lit * 270} 230 ${x + lit * 250} 400 ${x} 400` +
      `C${x - lit * 330} 400 ${x - lit * 330} 560 ${x - lit * 60} 590L${x - lit * 160} 690`;
    return [
      box([0, 0, stageWidth, 620], fade([mix(air[0], "#ffffff", 0.25), mix(air[1], "#ffffff", 0.4)])),
      ...[40, 340].map((dx) => windowOn(roll.pick(["noon", "spring"]), [middle - lit * (dx + 130) - 110, 130, 220, 250])),
      stroke(each(11, (i) => `M${i * 120} 470V620`) + "M0 520H1200M0 570H1200", [mix(air[0], ink, 0.2), 3], 0.5),
      stroke(`M${x - 36} 620V180M${x + 36} 620V180M${x - 36} 260h72M${x - 36} 340h72M${x - 36} 420h72`, [mix(ink, "#ffffff", 0.4), 11]),
      box([x - 74, 176, 148, 16, 6], ink),
      at([x, 178, 1.5, -lit], person(stage, "cheer", { kid: true, bathing: true })),
      stroke(chute, [darker(accent, 0.25), 92]) + stroke(chute, [accent, 74]) + stroke(chute, [mix(accent, "#ffffff", 0.45), 22], 0.8),
      turned(
        [x - lit * 200, 470, lit * 24],
        at([x - lit * 210, 520, 1.7, -lit], person(stage, "tuck", { kid: true, bathing: true, shirt: pop })),
      ),
      pool(stage, 640),
      swimmer(stage, [middle - lit * 330, 790, 2.9, lit], "splash"),
      swimmer(stage, [middle - lit * 60, 850, 3, -lit], "float"),
      ring(stage, [middle + lit * 330, 812, 2.2]),
    ];
  },
};

const jetty: Layout = {
  hours: ["noon", "sunset", "morning"],
  focus: [0.5, 0.45],
  horizon: [0.48, 0.53],
  draw(stage) {
    const { lit, ground, ink } = stage;
    const x = middle - lit * 250;
    const wood = mix("#a8703f", ink, 0.1);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground, rise: 120, depth: 0.5 }),
      skyline(stage, ground + 4),
      water(stage, ground + 6),
      stroke(`M${x - lit * 200} 640V820M${x} 640V800`, [darker(wood, 0.4), 24]),
      shape(`M${middle - lit * 660} 596H${x + lit * 90}l${-lit * 30} 52H${middle - lit * 660}Z`, wood),
      stroke(`M${middle - lit * 660} 596H${x + lit * 90}`, ["#d8a366", 10]),
      standing(stage, [x - lit * 60, 604, 2.9, lit], ["cheer", { kid: true, bathing: true }]),
      standing(stage, [x - lit * 210, 604, 3, lit], ["clap", { bathing: true }]),
      turned(
        [middle + lit * 120, 360, lit * 16],
        at([middle + lit * 110, 480, 3.2, lit], person(stage, "star", { kid: true, bathing: true })),
      ),
      swimmer(stage, [middle + lit * 390, 700, 2, -lit], "splash"),
      ring(stage, [middle + lit * 90, 800, 2.5]),
      splashes(stage.light, [middle + lit * 390, 700]),
      reeds(stage),
    ];
  },
};

const lanes: Layout = {
  hours: ["playroom", "morning", "spring"],
  draw(stage) {
    const { lit, accent, pop, sky: air, ink, water: blue } = stage;
    const floats = each(4, (i) => stroke(`M${middle + (i - 1.5) * 150} 400L${middle + (i - 1.5) * 520} 900`, [i % 2 ? accent : pop, 12]));
    return [
      box([0, 0, stageWidth, 400], fade([mix(air[0], "#ffffff", 0.2), mix(air[1], "#ffffff", 0.4)])),
      ...[0, 1, 2].map((i) => windowOn("noon", [110 + i * 350, 90, 280, 210])),
      box([0, 360, stageWidth, 46], mix(air[1], ink, 0.12)),
      box([0, 400, stageWidth, 500], fade([mix(blue, "#ffffff", 0.45), blue, darker(blue, 0.2)])),
      ...[-1, 0, 1, 2].map((i) => box([middle + (i - 0.5) * 150 - 40, 352, 80, 50, 6], [accent, pop][Math.abs(i) % 2] ?? pop)),
      standing(stage, [middle - lit * 380, 420, 2.1, lit], ["raise", { shirt: pop }]),
      at([middle + lit * 75, 352, 2, lit], person(stage, "dive", { bathing: true, hat: "swim" })),
      at([middle - lit * 75, 352, 2, lit], person(stage, "hips", { bathing: true, hat: "swim" })),
      floats,
      swimmer(stage, [middle - lit * 10, 700, 3.4, lit], "splash"),
      swimmer(stage, [middle + lit * 330, 590, 2.1, -lit], "float"),
      swimmer(stage, [middle - lit * 400, 790, 3, lit], "float"),
      splashes(stage.light, [middle, 700]),
    ];
  },
};

function pool({ water: blue, light, roll }: Stage, y: number): string {
  const waves = each(9, () => `M${roll.between(0, 1100)} ${roll.between(y + 50, 890)}q20 -14 40 0t40 0t40 0`);
  return (
    box([0, y - 26, stageWidth, 34], mix(light, blue, 0.1)) +
    box([0, y, stageWidth, 300], fade([mix(blue, "#ffffff", 0.4), blue])) +
    stroke(waves, [light, 6], 0.4)
  );
}

function swimmer(stage: Stage, [x, y, scale, flip]: readonly [number, number, number, number], pose: "splash" | "float"): string {
  const cap = stage.roll() < 0.5 ? "swim" : undefined;
  const body = at([0, 46, 1], person(stage, pose, { kid: true, bathing: true, hat: cap }));
  const surface = oval([0, 4, 44, 9], stage.water) + stroke("M-46 2Q0 -8 46 2M-34 12Q0 4 34 12", [stage.light, 2.4], 0.8);
  return at([x, y, scale, flip], body + shape("M-40 2Q0 -6 40 2V16H-40Z", stage.water) + surface);
}

function ring(stage: Stage, [x, y, scale]: readonly [number, number, number]): string {
  const float = oval([0, 0, 56, 17], stage.accent) + oval([0, -4, 30, 7], darker(stage.accent, 0.3));
  const bands = stroke("M-44 -6L-30 8M44 -6L30 8M0 8V16", ["#fff6e6", 9]);
  const sitter = at([0, 34, 1], person(stage, "cheer", { kid: true, bathing: true }));
  return at([x, y, scale], oval([0, 12, 60, 9], stage.ink, 0.2) + float + sitter + oval([0, 7, 56, 12], stage.accent) + bands);
}

const splashes = (light: string, [x, y]: readonly [number, number]): string =>
  each(6, (i) => oval([x + (i - 2.5) * 46, y - 30 - ((i * 37) % 60), 7, 11], light, 0.85));

/** Swimming: a slide, a jump from the jetty, and lanes of the pool. */
export const swimming: Kind = [slide, jetty, lanes];

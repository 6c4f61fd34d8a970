import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, each, oval, shape, stroke } from "../ink/shapes.ts";
import { person } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";

const company: readonly PoseName[] = ["wave", "sip", "point", "raise", "clap", "hold"];

/** An open electric boat with a small company and somebody at the helm, bow to the right, floating on (0, 0). */
export function sloop(stage: Stage, guests = 4): string {
  const { accent, ink, pop, light } = stage;
  const poses = stage.roll.shuffled(company);
  const people = each(guests, (i) =>
    at(
      [-70 + i * (210 / guests), 6, 1.12, i % 2 ? -1 : 1],
      person(stage, poses[i % poses.length] ?? "wave", { held: i % 2 ? glass(pop) : undefined }),
    ),
  );
  return [
    oval([0, 22, 220, 12], ink, 0.25),
    stroke("M-196 -66V-152", [ink, 4]) + shape("M-196 -152Q-226 -142 -248 -150L-240 -132L-250 -112Q-226 -104 -196 -112Z", pop),
    at([-146, 2, 1.15], person(stage, "hold", { hat: "cap" })),
    stroke("M-92 -44L-106 -66", [ink, 6]),
    people,
    shape("M-204 -46H150Q196 -48 224 -66Q212 22 150 26H-168Q-204 22 -204 -46Z", accent),
    shape("M-204 -46H150Q196 -48 224 -66Q222 -46 216 -30H-203Z", "#fff3e0"),
    shape("M-202 -12H208Q190 24 150 26H-168Q-196 22 -202 -12Z", darker(accent, 0.3), 0.5),
    stroke("M-206 -48H150Q196 -50 226 -68", ["#b9764a", 9]),
    each(3, (i) => stroke(`M${-110 + i * 110} -26v16`, [ink, 3]) + oval([-110 + i * 110, 0, 9, 15], paler(ink, 0.75))),
    stroke("M-260 24h110M-60 30h180M170 26h90", [light, 4], 0.6),
  ].join("");
}

/** A long boat with a glass roof and its passengers, bow to the right, floating on (0, 0). */
export function glassBoat(stage: Stage, guests = 5): string {
  const { accent, ink, light, lamps, sky, pop } = stage;
  const glow = lamps > 0.5 ? mix(pop, "#fff6e0", 0.55) : mix(sky[1], "#ffffff", 0.5);
  const people = each(guests, (i) =>
    at([-180 + i * (390 / guests), -2, 1, stage.roll() < 0.5 ? 1 : -1], person(stage, stage.roll.pick(company))),
  );
  return [
    oval([0, 22, 320, 13], ink, 0.25),
    shape("M-262 -30V-112Q-258 -126 -240 -126H150Q190 -120 226 -34Z", glow),
    people,
    shape("M-262 -30V-112Q-258 -126 -240 -126H150Q190 -120 226 -34Z", light, 0.14),
    stroke("M-262 -30V-112Q-258 -126 -240 -126H150Q190 -120 226 -34", [ink, 7]),
    stroke(each(5, (i) => `M${-180 + i * 80} -122V-34`) + "M-262 -96H186", [ink, 4]),
    shape("M-290 -40H230Q290 -42 326 -60Q306 24 236 26H-250Q-286 22 -290 -40Z", accent),
    shape("M-290 -40H230Q290 -42 326 -60Q322 -42 314 -24H-288Z", "#fff3e0"),
    shape("M-288 -4H298Q276 26 236 26H-250Q-280 22 -288 -4Z", darker(accent, 0.35), 0.55),
    each(4, (i) => box([-210 + i * 110, -16, 46, 9, 4], darker(accent, 0.35))),
    stroke("M-290 -40V-84", [ink, 4]) + shape("M-290 -84h-50l10 14l-10 14h50Z", pop),
    stroke("M-350 24h130M-80 32h220M210 28h140", [light, 4], 0.6),
  ].join("");
}

const glass = (drink: string): string => shape("M-4 -14H6L4 0H-2Z", drink) + stroke("M1 0V8", ["#fff6e6", 1.6]);

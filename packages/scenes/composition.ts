import { extras } from "./extras.ts";
import type { Layout } from "./kind.ts";
import { type SceneKind, sceneKinds } from "./kinds.ts";

/** Numbers to this take turns in the compositions of `kinds/`, those above it in the extras: no number changes its picture. */
const LAST_OF_KINDS = 40;
export const LAST_OF_ALL = 80;

/** Content numbers the drawings of a kind from 1 to this. */
export const lastNumberOf = (kind: SceneKind): number => (extras[kind] ? LAST_OF_ALL : LAST_OF_KINDS);

/** Which composition of its kind a number is drawn in, counted over those of `kinds/` and the extras behind them. */
export function compositionOf(kind: SceneKind, seed: number): number {
  const turn = Math.abs(Math.trunc(seed));
  const [own, more] = [sceneKinds[kind].length, extras[kind]?.length ?? 0];
  return turn <= LAST_OF_KINDS || more === 0 ? turn % own : own + ((turn - LAST_OF_KINDS - 1) % more);
}

/** The layout of that composition, and the how manieth time around it is. */
export function layoutOf(kind: SceneKind, seed: number): { layout: Layout; round: number } {
  const own = sceneKinds[kind];
  const more = extras[kind] ?? [];
  const turn = Math.abs(Math.trunc(seed));
  const at = compositionOf(kind, seed);
  if (at < own.length) return { layout: own[at] ?? own[0], round: Math.floor(turn / own.length) };
  return { layout: more[at - own.length]?.layout ?? own[0], round: Math.floor((turn - LAST_OF_KINDS - 1) / more.length) };
}

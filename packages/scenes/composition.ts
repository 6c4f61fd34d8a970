import { extras } from "./extras.ts";
import type { Layout } from "./kind.ts";
import { type SceneKind, sceneKinds } from "./kinds.ts";

/** Numbers up to this cycle through the compositions of `kinds/`, higher ones through the extras, so that no number changes its picture. */
const LAST_OF_KINDS = 40;
export const LAST_OF_ALL = 80;

/** The highest number of a kind's drawings; the first is 1. */
export const lastNumberOf = (kind: SceneKind): number => (extras[kind] ? LAST_OF_ALL : LAST_OF_KINDS);

/** Index of the composition of a number, in the compositions of `kinds/` followed by the extras. */
export function compositionOf(kind: SceneKind, seed: number): number {
  const number = Math.abs(Math.trunc(seed));
  const [own, more] = [sceneKinds[kind].length, extras[kind]?.length ?? 0];
  return number <= LAST_OF_KINDS || more === 0 ? number % own : own + ((number - LAST_OF_KINDS - 1) % more);
}

/** The layout of that composition, and the number of earlier cycles. */
export function layoutOf(kind: SceneKind, seed: number): { layout: Layout; round: number } {
  const own = sceneKinds[kind];
  const more = extras[kind] ?? [];
  const number = Math.abs(Math.trunc(seed));
  const at = compositionOf(kind, seed);
  if (at < own.length) return { layout: own[at] ?? own[0], round: Math.floor(number / own.length) };
  return { layout: more[at - own.length]?.layout ?? own[0], round: Math.floor((number - LAST_OF_KINDS - 1) / more.length) };
}

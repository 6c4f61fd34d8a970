import type { Secrets } from "./secrets.ts";
import type { Signs } from "./signs.ts";

/** 0 is everyday; 2 and more asks for a proof (see guard.ts). */
export type Risk = number;

/** Nobody reads a form and fills it in faster than this; `quality` names the trap of 3 seconds to 24 hours. */
const FASTEST_MS = 3_000;
/** Addresses of pages in a text: one or two are a website of one's own, more an advertisement. */
const LINKS_OF_A_PERSON = 2;
const LINK = /https?:\/\/(?:www\.)?|\bwww\./gi;

/**
 * A form without JavaScript has no time, and one that stood open overnight an old one: each alone is no reason to doubt.
 * A forged or impossibly quick one is.
 */
export function riskOfTime(secrets: Secrets, signs: Signs | null, now: Date): Risk {
  if (signs === null) return 0;
  if (signs.time === null) return 1;
  const read = secrets.read("form-time", signs.time, now);
  if (read.kind === "forged") return 2;
  if (read.kind === "expired") return 1;
  return now.getTime() - Number(read.facts) < FASTEST_MS ? 2 : 0;
}

export function riskOfText(text: string): Risk {
  return (text.match(LINK) ?? []).length > LINKS_OF_A_PERSON ? 2 : 0;
}

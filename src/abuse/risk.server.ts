import type { Secrets } from "../crypto/secrets.ts";
import type { Signs } from "./signs.ts";

/** 0 is everyday; 2 and more asks for a proof (see guard.ts). */
export type Risk = number;

/** Nobody reads a form and fills it in faster than this; `quality` names the trap of 3 seconds to 24 hours. */
const FASTEST_MS = 3_000;
/** Addresses of pages in a text: one or two are a website of one's own, more an advertisement. */
const LINKS_OF_A_PERSON = 2;
/** Of any scheme; each counts, also several without a space between them. */
const LINK = /:\/\/(?:www\.)?|\bwww\./gi;
/** Where a word ends that may be a name of a site; and the dots of other scripts, which browsers take for ours (UTS 46 §4). */
const BETWEEN_WORDS = /[\s,;|<>()[\]{}"'“”„«»]+/;
const OTHER_DOTS = /[。．｡]/g;
/** The last name of a site, in letters of one case: `lunch.Daarna` lacks a space. What follows it in the word is no letter. */
const LAST_NAME = /^(?:(?:[\p{Ll}\p{Lo}]{2,63}|\p{Lu}{2,63})(?![\p{L}\p{N}])|xn--[a-z\d-]+)/u;
/** What stands before it: not a day of the month (`12.mei`), and no single dot. */
const NAME_BEFORE = /[\p{L}\p{N}]$/u;
const DAY = /^\d{1,2}$/;

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
  return now.getTime() - Number.parseInt(read.facts, 10) < FASTEST_MS ? 2 : 0;
}

/** More links than a person's, with or without `https://`; mail addresses and abbreviations are none. */
export function riskOfText(text: string): Risk {
  const words = text.replace(OTHER_DOTS, ".").split(BETWEEN_WORDS);
  const links = words.reduce((sum, word) => sum + linksIn(word), 0);
  return links > LINKS_OF_A_PERSON ? 2 : 0;
}

function linksIn(word: string): number {
  const spelledOut = word.match(LINK);
  if (spelledOut) return spelledOut.length;
  if (!word.includes(".") || isMailAddress(word)) return 0;
  return word.split("@").filter(namesASite).length;
}

function isMailAddress(word: string): boolean {
  const [name, host, ...others] = word.split("@");
  return Boolean(name && host) && others.length === 0;
}

/** `koop.nl`, also with a path behind it or a full stop; each step reads the word once. */
function namesASite(word: string): boolean {
  const [host = ""] = word.split(/[/?#:\\]/, 1);
  const names = host.split(".");
  while (names.length > 0 && !/[\p{L}\p{N}]/u.test(names.at(-1) ?? "")) names.pop();
  const [before = "", last = ""] = names.slice(-2);
  return names.length > 1 && LAST_NAME.test(last) && NAME_BEFORE.test(before) && !DAY.test(before);
}

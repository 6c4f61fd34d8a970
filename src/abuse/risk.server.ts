import type { Secrets } from "../crypto/secrets.ts";
import type { Signals } from "./signals.ts";

/** 0 is normal; 2 or more requires a proof of work (see abuse-filter.server.ts). */
export type Risk = number;

/** People take longer to fill in a form (quality: 3 seconds to 24 hours). */
const FASTEST_MS = 3_000;
/** One or two links are a person's own website; more are advertising. */
const MAX_LINKS = 2;
/** Links of any scheme; several without spaces between them all count. */
const LINK = /:\/\/(?:www\.)?|\bwww\./gi;
/** Separators of words that may be host names, and the full stops of other scripts that browsers treat as dots (UTS 46 §4). */
const BETWEEN_WORDS = /[\s,;|<>()[\]{}"'“”„«»]+/;
const OTHER_DOTS = /[。．｡]/g;
/** A top-level domain in letters of one case: `lunch.Daarna` is a missing space. No letter follows it in the word. */
const TOP_LEVEL = /^(?:(?:[\p{Ll}\p{Lo}]{2,63}|\p{Lu}{2,63})(?![\p{L}\p{N}])|xn--[a-z\d-]+)/u;
/** The label before it: not a day of the month (`12.mei`), not empty. */
const LABEL_BEFORE = /[\p{L}\p{N}]$/u;
const DAY = /^\d{1,2}$/;

/**
 * A missing start time (no JavaScript) or an expired one (a form left open overnight) is not suspicious by itself. A forged or
 * impossibly short time is.
 */
export function riskOfTime(secrets: Secrets, signals: Signals | null, now: Date): Risk {
  if (signals === null) return 0;
  if (signals.time === null) return 1;
  const read = secrets.read("form-time", signals.time, now);
  if (read.kind === "forged") return 2;
  if (read.kind === "expired") return 1;
  return now.getTime() - Number.parseInt(read.facts, 10) < FASTEST_MS ? 2 : 0;
}

/** Counts links with or without `https://`; mail addresses and abbreviations are not links. */
export function riskOfText(text: string): Risk {
  const words = text.replace(OTHER_DOTS, ".").split(BETWEEN_WORDS);
  const links = words.reduce((sum, word) => sum + linksIn(word), 0);
  return links > MAX_LINKS ? 2 : 0;
}

function linksIn(word: string): number {
  const spelledOut = word.match(LINK);
  if (spelledOut) return spelledOut.length;
  if (!word.includes(".") || isMailAddress(word)) return 0;
  return word.split("@").filter(isHostName).length;
}

function isMailAddress(word: string): boolean {
  const [name, host, ...others] = word.split("@");
  return Boolean(name && host) && others.length === 0;
}

/** `koop.nl`, also with a path or a full stop after it. Linear in the length of the word. */
function isHostName(word: string): boolean {
  const [host = ""] = word.split(/[/?#:\\]/, 1);
  const names = host.split(".");
  while (names.length > 0 && !/[\p{L}\p{N}]/u.test(names.at(-1) ?? "")) names.pop();
  const [before = "", last = ""] = names.slice(-2);
  return names.length > 1 && TOP_LEVEL.test(last) && LABEL_BEFORE.test(before) && !DAY.test(before);
}

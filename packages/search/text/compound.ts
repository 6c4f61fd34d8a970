import type { Lexicon } from "./lexicon.ts";

/** Most parts of a compound. */
const MAX_PARTS = 4;
/** The least letters of an unknown beginning. */
const SHORTEST_BEGINNING = 4;

/** Adjectives in -isch and verbs in -ieren, which do not end in *Tisch* (table) or *Tier* (animal). */
const NO_COMPOUND = /tisch(?:e[mnrs]?)?$|tier(?:e[mnrst]?|t)$/;

/** Beginnings of derived words, which are no compounds: *ver-b|ringen*, *fort|schritt*, *ont-sp|anning*. */
const PREFIXED =
  /^(?:ver|be|ge|ent|er|zer|ein|aus|auf|an|ab|vor|nach|zu|um|unter|über|fort|her|hin|mit|ont|uit|aan|op|af|in|om|door|voor|na|toe|over|onder|mee|weg)[^aeiouäöü]{0,2}$/;

/** Words with a mandatory linking s: *aussichts-turm*, not *aussicht-sturm*, and *verjaardags-taart*; Dutch ones in -ion too. */
const WITH_S = /(?:ung|heit|keit|schaft|ion|tät|sicht|verjaardag)s$/;

/** Shorter words begin too many others: *ei* (egg) in eiland (island). */
const SHORTEST_PART = 3;

/**
 * The stems of the parts of a compound, in reading order, if it consists of parts known to the lexicon; else empty.
 * Prefers fewer parts, then no linking letter (*dag-stand*, not *dags-tand*), then a longer last part.
 */
export function partsOf(word: string, lexicon: Lexicon): readonly string[] {
  if (!endsInPart(word, lexicon)) return [];
  for (let most = 2; most <= MAX_PARTS; most += 1) {
    const parts = split(word, lexicon, most);
    if (parts) return parts;
  }

  return [];
}

/** Quickly rejects most unknown words. */
function endsInPart(word: string, { lastParts, longest }: Lexicon): boolean {
  for (let start = Math.max(SHORTEST_PART, word.length - longest.lastParts); start < word.length; start += 1) {
    if (lastParts.has(word.slice(start))) return true;
  }
  return false;
}

function split(word: string, lexicon: Lexicon, most: number): readonly string[] | null {
  const { longest } = lexicon;
  if (word.length > longest.lastParts + (most - 1) * longest.firstParts) return null;
  if (most === 1) {
    const last = lexicon.lastParts.get(word);
    return last === undefined ? null : [last];
  }

  let linked: readonly string[] | null = null;
  for (let end = Math.min(word.length - SHORTEST_PART, longest.firstParts); end >= SHORTEST_PART; end -= 1) {
    const form = word.slice(0, end);
    const first = lexicon.firstParts.get(form);
    const rest = first === undefined ? null : split(word.slice(end), lexicon, most - 1);
    if (first === undefined || !rest) continue;
    if (form !== first) linked = [first, ...rest];
    else if (WITH_S.test(word.slice(0, end + 1))) linked ??= [first, ...rest];
    else return [first, ...rest];
  }

  return linked;
}

/**
 * Splits a compound with an unknown beginning (*elektro-roller*): the beginning as written, and the stem of the longest
 * noun at its end; null without one.
 */
export function splitBeforeHead(word: string, { heads, longest }: Lexicon): { beginning: string; head: string } | null {
  if (NO_COMPOUND.test(word)) return null;

  for (let end = Math.max(SHORTEST_BEGINNING, word.length - longest.heads); end < word.length; end += 1) {
    const head = heads.get(word.slice(end));
    const beginning = word.slice(0, end);
    if (head !== undefined) return PREFIXED.test(beginning) ? null : { beginning, head };
  }

  return null;
}

/** The least letters of an unknown end: shorter ones are often inflections, as in *stap-eltje*. */
const SHORTEST_END = 5;
/** Possible beginnings of a word: rejects *kano-nskogel* and *stad-swal*. */
const BEGINS_A_WORD =
  /^(?:[bcdfghjklmnpqrstvwz]|bl|br|ch|cl|cr|dr|dw|fl|fr|gl|gr|kl|kn|kr|kw|pfl?|pl|pr|qu|sch[lmnrw]?|sl|sm|sn|spl?|spr|st|str|th|tr|tw|vl|vr|wr|zw)[aeiouyäöü]/;
/** Ends of town names, which are no compounds: *Zandvoort*, *Veldhoven*. */
const ENDS_A_TOWN =
  /(?:voort|wi?[jk]+|hoven|veen|burg|berg|berge[nr]|dorp|drecht|broek|dael|dijk|donk|h[eu]im|horst|hu[iy]zen|kerk|laar|mond|oord|rade|sluis|vliet|waard|weerd|woude?|zijl|feld|bach|furt|hausen|hafen|stadt|stedt|walde?|kirchen|brück)$/;

/**
 * The stem of the longest noun at the beginning of a word with an unknown end (*kaas-spiesen*); null when the rest
 * cannot be a word. A search for this noun finds the word too, which keeps its own stem.
 */
export function nounBefore(word: string, { beginnings, longest }: Lexicon): string | null {
  for (let end = Math.min(word.length - SHORTEST_END, longest.beginnings); end > 0; end -= 1) {
    const noun = beginnings.get(word.slice(0, end));
    if (noun === undefined) continue;
    const rest = word.slice(end);
    return BEGINS_A_WORD.test(rest) && !ENDS_A_TOWN.test(rest) ? noun : null;
  }
  return null;
}

/** Every split of a compound into two words: *fahr-rad-tour* is fahr and radtour, or fahrrad and tour. */
export function inHalves(parts: readonly string[]): string[][] {
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(""), parts.slice(index + 1).join("")]);
}

import type { Lexicon } from "./lexicon.ts";

/** More parts than this are a sentence. */
const MOST_PARTS = 4;
/** A beginning that nobody knows has at least so many letters. */
const SHORTEST_BEGINNING = 4;

/** What only looks like *Tisch* or *Tier* at the end of a compound: adjectives in -isch and verbs in -ieren. */
const NO_COMPOUND = /tisch(?:e[mnrs]?)?$|tier(?:e[mnrst]?|t)$/;

/** What stands before a head when the word is derived and no compound: *ver-b|ringen*, *fort|schritt*, *ont-sp|anning*. */
const PREFIXED =
  /^(?:ver|be|ge|ent|er|zer|ein|aus|auf|an|ab|vor|nach|zu|um|unter|über|fort|her|hin|mit|ont|uit|aan|op|af|in|om|door|voor|na|toe|over|onder|mee|weg)[^aeiouäöü]{0,2}$/;

/** Words that need a linking s: *aussichts-turm*, not *aussicht-sturm*, and *verjaardags-taart*; Dutch ones in -ion do too. */
const WITH_S = /(?:ung|heit|keit|schaft|ion|tät|sicht|verjaardag)s$/;

/** Shorter words stand at the beginning of too many others: *ei* in eiland. */
const SHORTEST_PART = 3;

/**
 * The stems of the parts of a compound, in reading order, when all of it is made of words that the lexicon knows as
 * parts; empty otherwise. Of several ways the one with the fewest parts counts, then one without a linking letter
 * (*dag-stand*, not *dags-tand*), and of the others the one with the longest last part.
 */
export function partsOf(word: string, lexicon: Lexicon): readonly string[] {
  if (!endsInPart(word, lexicon)) return [];
  for (let most = 2; most <= MOST_PARTS; most += 1) {
    const parts = split(word, lexicon, most);
    if (parts) return parts;
  }

  return [];
}

/** Most words that nobody knows do not: these need not be split in all ways. */
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
 * Takes a compound apart whose beginning the lexicon does not know (*elektro-roller*): the beginning as it is written, and
 * the stem of the longest noun that it ends in; null when it ends in none.
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

/** An end that nobody knows has at least so many letters: with fewer it is often an ending, as in *stap-eltje*. */
const SHORTEST_END = 5;
/** How words begin: *kano-nskogel* and *stad-swal* are taken apart in the wrong place. */
const BEGINS_A_WORD =
  /^(?:[bcdfghjklmnpqrstvwz]|bl|br|ch|cl|cr|dr|dw|fl|fr|gl|gr|kl|kn|kr|kw|pfl?|pl|pr|qu|sch[lmnrw]?|sl|sm|sn|spl?|spr|st|str|th|tr|tw|vl|vr|wr|zw)[aeiouyäöü]/;
/** Towns are no compounds of what they are named after: *Zandvoort*, *Veldhoven*. */
const ENDS_A_TOWN =
  /(?:voort|wi?[jk]+|hoven|veen|burg|berg|berge[nr]|dorp|drecht|broek|dael|dijk|donk|h[eu]im|horst|hu[iy]zen|kerk|laar|mond|oord|rade|sluis|vliet|waard|weerd|woude?|zijl|feld|bach|furt|hausen|hafen|stadt|stedt|walde?|kirchen|brück)$/;

/**
 * The stem of the noun that a word begins with whose end the lexicon does not know (*kaas-spiesen*), the longest; null where
 * the rest can be no word. Only the noun finds it: it stays a word of its own.
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

/** A compound as two words, each of the parts that stand side by side: *fahr-rad-tour* is fahr and radtour, or fahrrad and tour. */
export function inHalves(parts: readonly string[]): string[][] {
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(""), parts.slice(index + 1).join("")]);
}

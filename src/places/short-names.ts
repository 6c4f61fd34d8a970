import { isArea } from "./area-names.ts";
import { placeWords, withoutUmlauts } from "./place-words.ts";

/** A short name of a place, and the words that distinguish it from its namesakes: `frankfurt` and `oder`. */
export type ShortName = { name: string; rest: string[]; isUsedAlone: boolean };

/** `Halle (Saale)`, `Nienburg/Saale`, `Beek gem Montferland`: the second part only locates the place. */
const MARKED = /^(.+?)(?: \(|\/| gem )(.+)$/;
/** `Weil am Rhein`, `Landau in der Pfalz`: commonly called Weil and Landau. */
const GERMAN = /^(.+?) (?:am|an|auf|beim?|im|in|ob|unter|vor)(?: de[rmn])? (.+)$/;
/** `Alphen aan den Rijn` is commonly called Alphen, but `Bergen op Zoom` is not called Bergen. */
const DUTCH = /^(.+?) aan (?:den |de |het )?(.+)$/;
/** Names whose first part is used only with an abbreviated rest: `Bergen o.Z.`, `Heist o/d Berg`, `Braine-le-C.`. */
const LINKED = /^(.+?)[ -](?:op|in|bij|over|aan|en|sur|sous|lez|le|la|les)[ -](?:den |de |het |'t |den-|de-|'t-)?(.+)$/;

/** The short name of a place; null when it has none. */
export function shortName(name: string, country: string): ShortName | null {
  const usedAlone = MARKED.exec(name) ?? { NL: DUTCH, DE: GERMAN }[country]?.exec(name) ?? withArea(name, country);
  const [, short, rest] = usedAlone ?? LINKED.exec(name) ?? [];
  if (short === undefined || rest === undefined) return null;
  return { name: short, rest: placeWords(`${rest} ${withoutUmlauts(rest)}`).split(" "), isUsedAlone: usedAlone !== null };
}

/** A German name with an area after it: `Neustadt Vogtland`. */
function withArea(name: string, country: string): RegExpExecArray | null {
  const found = country === "DE" ? /^([^ ]+) ([^ ]+)$/.exec(name) : null;
  return found && isArea(placeWords(found[2] ?? "")) ? found : null;
}

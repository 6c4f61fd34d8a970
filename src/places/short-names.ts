import { isArea } from "./area-names.ts";
import { placeWords, withoutUmlauts } from "./place-words.ts";

/** A shorter name of a place, and the words that then tell it from its namesakes: `frankfurt` and `oder`. */
export type ShortName = { name: string; rest: string[]; isUsedAlone: boolean };

/** `Halle (Saale)`, `Nienburg/Saale`, `Beek gem Montferland`: what comes after only tells where it lies. */
const MARKED = /^(.+?)(?: \(|\/| gem )(.+)$/;
/** `Weil am Rhein`, `Landau in der Pfalz`: people there say Weil and Landau. */
const GERMAN = /^(.+?) (?:am|an|auf|beim?|im|in|ob|unter|vor)(?: de[rmn])? (.+)$/;
/** `Alphen aan den Rijn` is Alphen to most, `Bergen op Zoom` is Bergen to nobody. */
const DUTCH = /^(.+?) aan (?:den |de |het )?(.+)$/;
/** What is shortened only beside the rest: `Bergen o.Z.`, `Heist o/d Berg`, `Braine-le-C.`. */
const LINKED = /^(.+?)[ -](?:op|in|bij|over|aan|en|sur|sous|lez|le|la|les)[ -](?:den |de |het |'t |den-|de-|'t-)?(.+)$/;

/** The shorter name that a place of a country goes by; null when it has none. */
export function shortName(name: string, country: string): ShortName | null {
  const usedAlone = MARKED.exec(name) ?? { NL: DUTCH, DE: GERMAN }[country]?.exec(name) ?? withArea(name, country);
  const [, short, rest] = usedAlone ?? LINKED.exec(name) ?? [];
  if (short === undefined || rest === undefined) return null;
  return { name: short, rest: placeWords(`${rest} ${withoutUmlauts(rest)}`).split(" "), isUsedAlone: usedAlone !== null };
}

/** `Neustadt Vogtland` */
function withArea(name: string, country: string): RegExpExecArray | null {
  const found = country === "DE" ? /^([^ ]+) ([^ ]+)$/.exec(name) : null;
  return found && isArea(placeWords(found[2] ?? "")) ? found : null;
}

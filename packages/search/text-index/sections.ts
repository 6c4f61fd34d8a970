import type { Section, Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";
import type { BaseColumns } from "./base.ts";
import { openDictionary, type Dictionary } from "./dictionary.ts";
import { openPostings, wordsFor } from "./postings.ts";
import { FIELDS } from "./segment.ts";
import type { TermsByWord } from "./terms-by-word.ts";

/** Increased with every change of the sections' meaning. */
const FORMAT = 2;

export function saveColumns({ terms, addresses, postings, byStem, byPart, prefixUnions, stale }: BaseColumns): Sections {
  const { slots, blocks } = postings;
  return new Map([
    ["head", bytesOf(Uint32Array.of(FORMAT, slots, blocks.length))],
    ...saveDictionary("terms", terms),
    ["addresses", bytesOf(addresses)],
    ...blocks.map((block, index): Section => [`postings.${index}`, bytesOf(block)]),
    ...saveTermsByWord("byStem", byStem),
    ...saveTermsByWord("byPart", byPart),
    ["wholes", bytesOf(prefixUnions)],
    ["stale", bytesOf(stale)],
  ]);
}

function saveDictionary(name: string, { letters, ends }: Dictionary): Section[] {
  return [
    [`${name}.letters`, bytesOf(letters)],
    [`${name}.ends`, bytesOf(ends)],
  ];
}

function saveTermsByWord(name: string, { words, ends, terms }: TermsByWord): Section[] {
  return [...saveDictionary(name, words), [`${name}.termEnds`, bytesOf(ends)], [`${name}.terms`, bytesOf(terms)]];
}

/** Loads columns; throws a `RangeError` when the sections do not fit together. */
export function loadColumns(sections: Sections): BaseColumns {
  const [format, slots = 0, count = 0] = read32(sections, "head");
  if (format !== FORMAT) throw new RangeError(`The text index has format ${format}; this one reads ${FORMAT}.`);

  const columns = {
    terms: readDictionary(sections, "terms"),
    addresses: read32(sections, "addresses"),
    postings: openPostings(
      slots,
      Array.from({ length: count }, (_, index) => read16(sections, `postings.${index}`)),
    ),
    byStem: readTermsByWord(sections, "byStem"),
    byPart: readTermsByWord(sections, "byPart"),
    prefixUnions: read32(sections, "wholes"),
    stale: read32(sections, "stale"),
  };
  const { terms, addresses, stale } = columns;
  check(addresses.length === terms.size * FIELDS.length && stale.length === wordsFor(slots));
  return columns;
}

function readDictionary(sections: Sections, name: string): Dictionary {
  const letters = read16(sections, `${name}.letters`);
  const ends = read32(sections, `${name}.ends`);
  check((ends.at(-1) ?? 0) === letters.length);
  return openDictionary(letters, ends);
}

function readTermsByWord(sections: Sections, name: string): TermsByWord {
  const words = readDictionary(sections, name);
  const ends = read32(sections, `${name}.termEnds`);
  const terms = read32(sections, `${name}.terms`);
  check(ends.length === words.size && (ends.at(-1) ?? 0) === terms.length);
  return { words, ends, terms };
}

function check(fits: boolean): void {
  if (!fits) throw new RangeError("The sections of the text index do not fit together.");
}

function read16(sections: Sections, name: string): Uint16Array {
  return new Uint16Array(section(sections, name));
}

function read32(sections: Sections, name: string): Uint32Array {
  return new Uint32Array(section(sections, name));
}

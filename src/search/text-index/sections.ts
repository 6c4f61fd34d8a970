import type { Sections } from "../search.ts";
import type { BaseColumns } from "./base.ts";
import { openDictionary } from "./dictionary.ts";
import { openPostings, wordsFor } from "./postings.ts";
import { FIELDS } from "./segment.ts";

/** Raised whenever the sections mean something else, or words are read otherwise (`text/`). */
const FORMAT = 1;

/** The columns as sections that share their memory. */
export function saveColumns(columns: BaseColumns): Sections {
  const { terms, addresses, postings, stems, stemEnds, stemTerms, wholes, stale } = columns;
  const { slots, blocks } = postings;
  return new Map([
    ["head", bytesOf(Uint32Array.of(FORMAT, slots, blocks.length))],
    ["terms.letters", bytesOf(terms.letters)],
    ["terms.ends", bytesOf(terms.ends)],
    ["addresses", bytesOf(addresses)],
    ["stems.letters", bytesOf(stems.letters)],
    ["stems.ends", bytesOf(stems.ends)],
    ["stemEnds", bytesOf(stemEnds)],
    ["stemTerms", bytesOf(stemTerms)],
    ["wholes", bytesOf(wholes)],
    ["stale", bytesOf(stale)],
    ...blocks.map((block, index): [string, Uint8Array] => [`postings.${index}`, bytesOf(block)]),
  ]);
}

/** Columns of their own out of sections; throws a `RangeError` when they do not fit together. */
export function loadColumns(sections: Sections): BaseColumns {
  const [format, slots = 0, count = 0] = read32(sections, "head");
  if (format !== FORMAT) throw new RangeError(`The text index has format ${format}; this one reads ${FORMAT}.`);

  const columns = {
    terms: openDictionary(read16(sections, "terms.letters"), read32(sections, "terms.ends")),
    addresses: read32(sections, "addresses"),
    postings: openPostings(
      slots,
      Array.from({ length: count }, (_, index) => read16(sections, `postings.${index}`)),
    ),
    stems: openDictionary(read16(sections, "stems.letters"), read32(sections, "stems.ends")),
    stemEnds: read32(sections, "stemEnds"),
    stemTerms: read32(sections, "stemTerms"),
    wholes: read32(sections, "wholes"),
    stale: read32(sections, "stale"),
  };
  if (!isWhole(columns)) throw new RangeError("The sections of the text index do not fit together.");
  return columns;
}

function isWhole({ terms, addresses, postings, stems, stemEnds, stemTerms, stale }: BaseColumns): boolean {
  return (
    (terms.ends.at(-1) ?? 0) === terms.letters.length &&
    (stems.ends.at(-1) ?? 0) === stems.letters.length &&
    addresses.length === terms.size * FIELDS.length &&
    stemEnds.length === stems.size &&
    (stemEnds.at(-1) ?? 0) === stemTerms.length &&
    stale.length === wordsFor(postings.slots)
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function read16(sections: Sections, name: string): Uint16Array {
  return new Uint16Array(copyOf(sections, name, 2));
}

function read32(sections: Sections, name: string): Uint32Array {
  return new Uint32Array(copyOf(sections, name, 4));
}

/** Memory of its own, so that the snapshot's can be let go. */
function copyOf(sections: Sections, name: string, unit: number): ArrayBuffer {
  const bytes = sections.get(name);
  if (!bytes || bytes.length % unit !== 0) throw new RangeError(`The text index has no section ${name}.`);
  return Uint8Array.from(bytes).buffer;
}

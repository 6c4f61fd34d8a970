import type { Section, Sections } from "../../../packages/search/search.ts";
import { bytesOf, section } from "../../../packages/search/sections.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The concatenated texts as section `name`, and the end of each as another section. */
export function saveTexts(name: string, texts: readonly string[]): Section[] {
  let end = 0;
  const ends = Uint32Array.from(texts, (text) => (end += Buffer.byteLength(text)));
  return [
    [name, encoder.encode(texts.join(""))],
    [`${name} ends`, bytesOf(ends)],
  ];
}

/** Returns a function that decodes the text at an index. Throws a `RangeError` when there are not `length` texts. */
export function loadTexts(sections: Sections, name: string, length: number): (index: number) => string {
  const bytes = new Uint8Array(section(sections, name));
  const ends = new Uint32Array(section(sections, `${name} ends`, length * Uint32Array.BYTES_PER_ELEMENT));
  if ((ends.at(-1) ?? 0) !== bytes.length) throw new RangeError(`The snapshot has only a part of ${name}.`);
  return (index) => decoder.decode(bytes.subarray(ends[index - 1] ?? 0, ends[index] ?? 0));
}

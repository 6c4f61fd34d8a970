import { placeWords } from "./place-words.ts";

/**
 * A text taken apart: the words of a name, and those beside it that tell more of it; `isBefore` when they come first. `isMarked`
 * when a bracket or slash stands within the name (`Halle (Saale)`).
 */
export type Split = { name: string[]; beside: string[]; isBefore: boolean; isMarked: boolean };

/** The whole text is a name; or its beginning, the longest first; or its end (`provincie Utrecht`). No name goes on after a comma. */
export function waysToSplit(text: string): Split[] {
  const words = wordsOf(text);
  const commas = edgesOf(text, /[,;]/);
  const marks = edgesOf(text, /[(/]/);
  const within = (edges: readonly number[], from: number, to: number) => edges.some((edge) => edge > from && edge < to);

  const places = words.slice(1).map((_, index) => index + 1);
  const ends = [words.length, ...places.toReversed()].map((end) => ({ from: 0, end }));
  const starts = places.map((from) => ({ from, end: words.length }));
  return [...ends, ...starts].flatMap(({ from, end }) => {
    if (within(commas, from, end)) return [];
    const beside = from === 0 ? words.slice(end) : words.slice(0, from);
    return { name: words.slice(from, end), beside, isBefore: from > 0, isMarked: within(marks, from, end) };
  });
}

/** Before which words a sign stands. */
function edgesOf(text: string, sign: RegExp): number[] {
  const edges: number[] = [];
  let count = 0;
  for (const part of text.split(sign)) {
    count += wordsOf(part).length;
    edges.push(count);
  }
  return edges;
}

function wordsOf(text: string): string[] {
  return placeWords(text).split(" ").filter(Boolean);
}

import { placeWords } from "./place-words.ts";

/**
 * A text split into the words of a name and those of its qualifiers (`beside`); `isBefore` when the qualifiers come first. `isMarked`
 * when the name contains a bracket or slash (`Halle (Saale)`).
 */
export type Split = { name: string[]; beside: string[]; isBefore: boolean; isMarked: boolean };

/** All splits: the whole text as name, then its beginnings, longest first, then its ends (`provincie Utrecht`). Names have no commas. */
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

/** The numbers of words before each occurrence of a sign. */
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

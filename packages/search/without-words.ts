/** Removes all occurrences of words, given as `typedWords` returns them. */
export function withoutWords(text: string, words: readonly string[]): string {
  return words.length === 0 ? text : splitText(text).without(words);
}

/** The space-separated words of a text as typed, without punctuation around them, each once. */
export function typedWords(text: string): string[] {
  return splitText(text).words;
}

/** `typedWords` and `withoutWords` of a text that is split only once, to remove each word in turn. */
export function splitText(text: string): { words: string[]; without(words: readonly string[]): string } {
  const pieces = piecesOf(text).map((piece) => ({ piece, word: bare(piece), key: caseless(bare(piece)) }));
  const words = Map.groupBy(
    pieces.filter(({ word }) => word !== ""),
    ({ key }) => key,
  );
  return {
    words: [...words.values()].flatMap(([first]) => first?.word ?? []),
    without(omitted) {
      const removed = new Set(omitted.map(caseless));
      return pieces.flatMap(({ piece, key }) => (removed.has(key) ? [] : piece)).join(" ");
    },
  };
}

function piecesOf(text: string): string[] {
  return text.split(/\s+/).filter((piece) => piece !== "");
}

function bare(piece: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(piece)?.[0] ?? "";
}

function caseless(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

/** A text without some of its words, as `typedWords` gives them, however often they stand in it. */
export function withoutWords(text: string, words: readonly string[]): string {
  return words.length === 0 ? text : splitText(text).without(words);
}

/** The words between the spaces of a text, as they were typed but for the signs around them, each once. */
export function typedWords(text: string): string[] {
  return splitText(text).words;
}

/** Both, for a text that is asked without each of its words: its pieces are read once. */
export function splitText(text: string): { words: string[]; without(words: readonly string[]): string } {
  const pieces = piecesOf(text).map((piece) => ({ piece, word: bare(piece), key: plain(bare(piece)) }));
  const words = Map.groupBy(
    pieces.filter(({ word }) => word !== ""),
    ({ key }) => key,
  );
  return {
    words: [...words.values()].flatMap(([first]) => first?.word ?? []),
    without(some) {
      const gone = new Set(some.map(plain));
      return pieces.flatMap(({ piece, key }) => (gone.has(key) ? [] : piece)).join(" ");
    },
  };
}

function piecesOf(text: string): string[] {
  return text.split(/\s+/).filter((piece) => piece !== "");
}

/** Without commas, quotes and the like around it. */
function bare(piece: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(piece)?.[0] ?? "";
}

function plain(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

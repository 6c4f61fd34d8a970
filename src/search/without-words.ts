/** A text without some of its words, as `typedWords` gives them, however often they stand in it. */
export function withoutWords(text: string, words: readonly string[]): string {
  if (words.length === 0) return text;
  const gone = new Set(words.map(plain));
  return piecesOf(text)
    .filter((piece) => !gone.has(plain(bare(piece))))
    .join(" ");
}

/** The words between the spaces of a text, as they were typed but for the signs around them, each once. */
export function typedWords(text: string): string[] {
  const words = piecesOf(text)
    .map(bare)
    .filter((word) => word !== "");
  return [...Map.groupBy(words, plain).values()].flatMap(([first]) => first ?? []);
}

function piecesOf(text: string): string[] {
  return text.split(/\s+/).filter((piece) => piece !== "");
}

/** Without commas, quotes and the like around it. */
function bare(piece: string): string {
  return piece.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

function plain(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

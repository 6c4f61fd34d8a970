const RUN = 5;

const GERMAN = new Set(["und", "oder", "auf", "für", "ist", "mit", "ein", "wir", "euch", "eine", "sich", "auch"]);
const DUTCH = new Set(["het", "een", "niet", "jullie", "ook", "maar", "voor", "naar", "wordt", "deze", "zijn", "met", "geen", "op"]);
/** Common words of the other language, by the locale of a text. */
export const FOREIGN_WORDS = { nl: GERMAN, be: GERMAN, de: DUTCH };

/** The words of a text, in lower case, without punctuation. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a text; one ends at . ! or ?, also inside a closing quote. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["'”’“)]*)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);
}

/** Sentences that occur in `texts` more than once, ignoring case and punctuation. */
export function repeatedSentences(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap(sentencesIn).filter((sentence) => {
    const plain = wordsIn(sentence).join(" ");
    if (seen.has(plain)) return true;
    seen.add(plain);
    return false;
  });
}

/** The most similar pair of texts with different names: the share of the shorter text's five-word runs that the other has. */
export function closestPair(ones: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) {
  const runs = new Map([...ones, ...others].map(([, text]) => [text, runsIn(text)]));
  let closest = { pair: ["", ""], overlap: 0 };

  for (const [one, oneText] of ones) {
    for (const [other, otherText] of others) {
      if (one === other && ones === others) continue;
      const overlap = share(runs.get(oneText), runs.get(otherText));
      if (overlap > closest.overlap) closest = { pair: [one, other], overlap };
    }
  }
  return closest;
}

function runsIn(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(" ")));
}

function share(one: Set<string> = new Set(), other: Set<string> = new Set()): number {
  const shorter = Math.min(one.size, other.size);
  return shorter === 0 ? 0 : one.intersection(other).size / shorter;
}

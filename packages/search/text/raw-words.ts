/** By UTF-16 unit: whether it may be part of a word, before normalisation; surrogates may. */
const mayStandInWord = Uint8Array.from({ length: 0x1_00_00 }, (_, unit) =>
  /[\p{L}\p{N}\p{M}\p{Cs}'’‘`´‐‑\u00AD\u200C-\u200D\u2060-]/u.test(String.fromCharCode(unit)) ? 1 : 0,
);

const DOT = 0x2e;
const LETTER = /\p{L}/u;

/**
 * The raw words of a text, as written, without the dots of abbreviations (*b.b.q.* is bbq). One step a letter, as a
 * million texts pass here.
 */
export function rawWords(text: string): string[] {
  const words: string[] = [];
  let start = -1;

  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (mayStandInWord[unit] === 1) {
      if (start === -1) start = at;
    } else if (start !== -1 && (unit !== DOT || !isWithin(text, start, at))) {
      words.push(undotted(text.slice(start, at)));
      start = -1;
    }
  }

  if (start !== -1) words.push(undotted(text.slice(start)));
  return words;
}

function isWithin(text: string, start: number, dot: number): boolean {
  const isSingle = dot - start === 1 || text.charCodeAt(dot - 2) === DOT;
  return (
    isSingle && LETTER.test(text.charAt(dot - 1)) && LETTER.test(text.charAt(dot + 1)) && mayStandInWord[text.charCodeAt(dot + 2)] !== 1
  );
}

function undotted(word: string): string {
  return word.includes(".") ? word.replaceAll(".", "") : word;
}

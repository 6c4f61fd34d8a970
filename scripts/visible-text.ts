/** Prefix of continuation lines, which no label and no table row has. */
const CONTINUATION = "  | ";
/** In narrower terminals lines are not wrapped here. */
const MIN_COLUMNS = 20;
/**
 * Control characters (including escape sequences), bidirectional marks and other invisible characters. Joiners stay, as some
 * scripts and compound emoji need them.
 */
const INVISIBLE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const TAB = 8;
/** From this code point on, characters may be two columns wide. */
const FIRST_WIDE = 0x1100;

/** One field per line; continuation lines of a text are marked, so they cannot pass for another field. */
export function fieldLines(fields: readonly (readonly [label: string, text: string])[]): string {
  return fields.map(([label, text]) => `${label}: ${text.split(/\r?\n/).join(`\n${CONTINUATION}`)}`).join("\n");
}

/** Escapes invisible characters as `<U+001B>`, and wraps lines at `columns`. */
export function visibleText(text: string, columns = Number.POSITIVE_INFINITY): string {
  const visible = text.replace(INVISIBLE, (character) => `<U+${hex(character)}>`);
  if (columns < MIN_COLUMNS || columns === Number.POSITIVE_INFINITY) return visible;
  return visible
    .split("\n")
    .map((line) => wrap(line, columns))
    .join("\n");
}

/** Indented JSON with escaped invisible characters, which occur only in strings. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

function wrap(line: string, columns: number): string {
  let result = "";
  let width = 0;
  for (const character of line) {
    width += widthOf(character);
    if (width > columns) {
      result += `\n${CONTINUATION}`;
      width = CONTINUATION.length + widthOf(character);
    }
    result += character;
  }
  return result;
}

/** An upper bound: lines may be wrapped too early. */
function widthOf(character: string): number {
  if (character === "\t") return TAB;
  return (character.codePointAt(0) ?? 0) < FIRST_WIDE ? 1 : 2;
}

/** Begins each further line of a text: no label and no row of ours begins so. */
const CONTINUES = "  | ";
/** Narrower ones are left to the terminal. */
const NARROWEST = 20;
/**
 * Control characters, escape sequences among them, signs of direction and others that nobody sees. Joiners stay: letters of some
 * scripts and pictures of several signs need them.
 */
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const TAB = 8;
/** From here on signs may be two columns wide. */
const FIRST_WIDE = 0x1100;

/** A label and a text a line; further lines of a text are marked, and cannot be taken for another label. */
export function fieldLines(fields: readonly (readonly [label: string, text: string])[]): string {
  return fields.map(([label, text]) => `${label}: ${text.split(/\r?\n/).join(`\n${CONTINUES}`)}`).join("\n");
}

/** A text as a terminal of `columns` may get it: `<U+001B>` instead of what it would obey, its lines no wider than itself. */
export function visibleText(text: string, columns = Number.POSITIVE_INFINITY): string {
  const visible = text.replace(UNSEEN, (sign) => `<U+${hex(sign)}>`);
  if (columns < NARROWEST || columns === Number.POSITIVE_INFINITY) return visible;
  return visible
    .split("\n")
    .map((line) => broken(line, columns))
    .join("\n");
}

/** Indented JSON in which those characters are escaped: they can only stand in its strings. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
}

function hex(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

function broken(line: string, columns: number): string {
  let result = "";
  let width = 0;
  for (const sign of line) {
    width += widthOf(sign);
    if (width > columns) {
      result += `\n${CONTINUES}`;
      width = CONTINUES.length + widthOf(sign);
    }
    result += sign;
  }
  return result;
}

/** At most: a line is rather broken too early. */
function widthOf(sign: string): number {
  if (sign === "\t") return TAB;
  return (sign.codePointAt(0) ?? 0) < FIRST_WIDE ? 1 : 2;
}

/** A text as it is kept: one line, without loose spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The same, null when nothing was typed. */
export function optionalLine(text: string | null | undefined): string | null {
  return oneLine(text ?? "") || null;
}

/** Several lines: browsers send CRLF from a text area, scripts LF; other control characters (PostgreSQL refuses NUL) are no text. */
export function plainText(text: string | null | undefined): string | null {
  const lines = (text ?? "").replace(/\r\n?/g, "\n");
  return lines.replace(/[^\P{Cc}\n\t]/gu, "").trim() || null;
}

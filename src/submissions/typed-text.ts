/** Normalises a text to one line, trimmed and with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The same; null for an empty text. */
export function optionalLine(text: string | null | undefined): string | null {
  return oneLine(text ?? "") || null;
}

/** Normalises line breaks to LF (browsers send CRLF) and removes other control characters (PostgreSQL refuses NUL). */
export function plainText(text: string | null | undefined): string | null {
  const lines = (text ?? "").replace(/\r\n?/g, "\n");
  return lines.replace(/[^\P{Cc}\n\t]/gu, "").trim() || null;
}

/** The headers of a mail as it was sent, unfolded (RFC 5322 §2.2.3), by name. */
export function headersOf(raw: string): Map<string, string> {
  const [head = ""] = raw.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n(?=[ \t])/g, "").split(/\r?\n/);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()] as const));
}

/**
 * A header as the most lenient mail programs show it: encoded words (RFC 2047 §2) are decoded everywhere, in quoted names too,
 * each separately; white space between two of them is dropped.
 */
export function decodedHeader(value: string): string {
  return value.replace(/(\?=)\s+(?==\?)/g, "$1").replace(/=\?[^?]*\?[bq]\?[^?]*\?=/gi, (word) => decodedWord(word));
}

function decodedWord(word: string): string {
  const [, charset, encoding = "", text = ""] = word.split("?");
  const bytes = encoding.toLowerCase() === "b" ? Buffer.from(text, "base64") : fromQ(text);
  return new TextDecoder(charset, { fatal: true }).decode(bytes);
}

/** `Anna <anna@korenbloem.example>`, decoded, in its two parts. */
export function decodedAddress(value: string): { name: string; address: string } {
  const [, quoted, plain = "", address = ""] = /^(?:"((?:[^"\\]|\\.)*)"|([^"<]*?))\s*<([^<>]*)>$/.exec(value) ?? [];
  return { name: decodedHeader(quoted?.replace(/\\(.)/g, "$1") ?? plain), address };
}

function fromQ(text: string): Buffer {
  const bytes = text.replaceAll("_", " ").replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1");
}

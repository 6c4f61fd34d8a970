import type { OfficeWords } from "../words/office-words.ts";

/** A mail as the log and the queue name it, `quote-to-provider (quoteRequestId 12)`, or its rows alone: with the words of editors. */
export function mailInWords({ mails }: Pick<OfficeWords, "mails">, text: string): string {
  return text
    .replace(/^[a-z-]+(?= [({]|$)/, (kind) => mails.kinds[kind] ?? kind)
    .replace(/\b[a-zA-Z]+Id\b/g, (name) => mails.rows[name] ?? name);
}

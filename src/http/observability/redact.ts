/** Lengths of RFC 5321 §4.5.3.1: without them a long text without an @ takes quadratic time. */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;
/** Two letters, two digits, then groups of four. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?\b/gi;
/** With a leading + or 0, which dates and ports do not have. */
const PHONE = /(?<![\w.:-])(?:\+|00?)[1-9](?:[ ./()-]{0,2}\d){7,13}(?!\d)/g;
/** Signed by `src/crypto/secrets.ts`. */
const SIGNED = /(?<![\w-])[\w-]{2,}\.[a-z\d]{6,8}\.[\w-]{43,}/g;
/** A URL path in an error message; Node puts file names in single quotes. */
const QUOTED_PATH = /"\/[^"\n]*"/g;
/** PostgreSQL quotes an invalid value after a colon, at the end of the line. */
const VALUE = { begins: ': "', ends: '"' } as const;

/** Removes personal data from a text for the log: mail addresses, accounts, phone numbers, signed tokens, and quoted paths and values. */
export function redact(text: string): string {
  return text
    .replaceAll(SIGNED, "(token)")
    .replaceAll(MAIL_ADDRESS, "(mail address)")
    .replaceAll(IBAN, "(account)")
    .replaceAll(PHONE, "(phone)")
    .replaceAll(QUOTED_PATH, '"(path)"')
    .split("\n")
    .map(withoutValue)
    .join("\n");
}

function withoutValue(line: string): string {
  const hasReturn = line.endsWith("\r");
  const written = hasReturn ? line.slice(0, -1) : line;
  const from = written.indexOf(VALUE.begins);
  const isValue = from >= 0 && written.endsWith(VALUE.ends) && written.length - VALUE.ends.length >= from + VALUE.begins.length;
  return isValue ? `${written.slice(0, from)}: "(value)"${hasReturn ? "\r" : ""}` : line;
}

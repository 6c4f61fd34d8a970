/** Lengths of RFC 5321 §4.5.3.1: without them a row of letters without an @ takes quadratic time. */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;
/** Two letters, two digits, and in groups of four what banks add. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?\b/gi;
/** With the sign or the zero that numbers are dialled with; a date and a port have neither. */
const PHONE = /(?<![\w.:-])(?:\+|00?)[1-9](?:[ ./()-]{0,2}\d){7,13}(?!\d)/g;
/** As `src/crypto/secrets.ts` signs them. */
const SIGNED = /(?<![\w-])[\w-]{2,}\.[a-z\d]{6,8}\.[\w-]{43,}/g;
/** An address that an error quotes; Node puts files in single quotes. */
const QUOTED_PATH = /"\/[^"\n]*"/g;
/** PostgreSQL quotes the value that it could not read, after a colon and at the end of the line. */
const VALUE = { begins: ': "', ends: '"' } as const;

/** A text for the log without what visitors type: mail addresses, accounts, phone numbers, links of mails, and paths and values in quotes. */
export function withoutTyped(text: string): string {
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
  const isCut = line.endsWith("\r");
  const written = isCut ? line.slice(0, -1) : line;
  const from = written.indexOf(VALUE.begins);
  const isValue = from >= 0 && written.endsWith(VALUE.ends) && written.length - VALUE.ends.length >= from + VALUE.begins.length;
  return isValue ? `${written.slice(0, from)}: "(value)"${isCut ? "\r" : ""}` : line;
}

const MAIL_ADDRESS = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
/** Two letters, two digits, and in groups of four what banks add. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?\b/gi;
/** With the sign or the zero that numbers are dialled with; a date and a port have neither. */
const PHONE = /(?<![\w.:-])(?:\+|00?)[1-9](?:[ ./()-]{0,2}\d){7,13}(?!\d)/g;
/** As `src/guard/secrets.ts` signs them. */
const SIGNED = /[\w-]{2,}\.[a-z\d]{6,8}\.[\w-]{43}/g;
/** React Router quotes the address that it was asked for; Node puts files in single quotes. */
const QUOTED_PATH = /"\/[^"\n]*"/g;
/** PostgreSQL quotes the value that it could not read, after a colon and at the end of the line. */
const QUOTED_VALUE = /: "[^\n]*"$/gm;

/** A text for the log without what visitors type: mail addresses, accounts, phone numbers, links of mails, and paths and values in quotes. */
export function withoutTyped(text: string): string {
  return text
    .replaceAll(SIGNED, "(token)")
    .replaceAll(MAIL_ADDRESS, "(mail address)")
    .replaceAll(IBAN, "(account)")
    .replaceAll(PHONE, "(phone)")
    .replaceAll(QUOTED_PATH, '"(path)"')
    .replaceAll(QUOTED_VALUE, ': "(value)"');
}

/** An IBAN for display: country, check digits and the last four characters, `NL91 •••• •••• ••43 00` (specification 3, Data). */
export function maskedIban(iban: string): string {
  const last = iban.length - 4;
  const masked = Array.from(iban, (character, index) => (index < 4 || index >= last ? character : "•")).join("");
  return masked.replace(/(.{4})(?=.)/gu, "$1 ");
}

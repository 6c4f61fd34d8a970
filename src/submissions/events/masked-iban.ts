/** An IBAN as people may see it: country, check digits and the last four, `NL91 •••• •••• ••43 00` (decisions, Data). */
export function maskedIban(iban: string): string {
  const last = iban.length - 4;
  const masked = Array.from(iban, (sign, index) => (index < 4 || index >= last ? sign : "•")).join("");
  return masked.replace(/(.{4})(?=.)/gu, "$1 ");
}

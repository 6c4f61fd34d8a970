/** A recognisable mail address that nobody can write to: `an…@korenbloem.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? "…" : `${address.slice(0, Math.min(2, at))}…${address.slice(at)}`;
}

/** Begins where a word begins: from its middle on, a long word without `@` would be searched again and again. */
const ADDRESS = /(?<![\p{L}\d.!#$%&'*+/=?^_`{|}~-])[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\d.-]+\p{L}/gu;

/** A text in which each mail address is masked, but for those of the house. */
export function maskAddressesIn(text: string, own: readonly string[] = []): string {
  return text.replace(ADDRESS, (address) => (own.includes(address) ? address : maskAddress(address)));
}

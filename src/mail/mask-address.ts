/** A recognisable mail address that nobody can write to: `an…@korenbloem.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? "…" : `${address.slice(0, Math.min(2, at))}…${address.slice(at)}`;
}

const ADDRESS = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\d.-]+\p{L}/gu;
/** At least nine digits: a day has eight. */
const PHONE = /\+?\(?\d(?:[\s()./-]*\d){8,14}/g;

/** A text in which each mail address is masked, but for those of the house. */
export function maskAddressesIn(text: string, own: readonly string[] = []): string {
  return text.replace(ADDRESS, (address) => (own.includes(address) ? address : maskAddress(address)));
}

/** A text in which each telephone number shows its first and last two digits only. */
export function maskPhonesIn(text: string): string {
  return text.replace(PHONE, (phone) => `${phone.slice(0, 3)}…${phone.slice(-2)}`);
}

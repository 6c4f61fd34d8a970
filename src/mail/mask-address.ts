/** A recognisable mail address that nobody can write to: `an…@korenbloem.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? "…" : `${address.slice(0, Math.min(2, at))}…${address.slice(at)}`;
}

/** Enough of a mail address to know it again, too little to write to: `an…@korenbloem.example`. */
export function shortAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? "…" : `${address.slice(0, Math.min(2, at))}…${address.slice(at)}`;
}

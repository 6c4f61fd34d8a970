/** The query of an address, without its question mark; empty where it has none. */
export function queryOf(url: string): string {
  return url.split("?", 2)[1] ?? "";
}

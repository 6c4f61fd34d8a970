/** Longer addresses count as none. */
export const LONGEST_PATH = 500;

/** Where to go after a login: a path of this site. Another address, such as `//evil.example`, leads to the start. */
export function localPath(text: string | null): string {
  const base = "http://office.invalid";
  if (!text?.startsWith("/") || text.startsWith("//") || text.length > LONGEST_PATH) return "/";
  const url = URL.parse(text, base);
  return url?.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}

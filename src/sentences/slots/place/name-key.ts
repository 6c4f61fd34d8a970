/** The key for comparing names of places: lower case, without accents, spaces, hyphens and apostrophes; ß is ss. */
export function nameKey(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

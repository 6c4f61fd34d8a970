/** A name in three parts: before the typed text, the match, and after it; accents and case are ignored. */
export function matchedPart(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = plain(typed.trim());
  const from = wanted === "" ? -1 : plain(name).indexOf(wanted);
  if (from < 0) return [name, "", ""];
  return [name.slice(0, from), name.slice(from, from + wanted.length), name.slice(from + wanted.length)];
}

/** Without accents and in lower case, each character replaced by exactly one, so that indexes stay valid. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charAt(at).normalize("NFD").charAt(0).toLowerCase()).join("");
}

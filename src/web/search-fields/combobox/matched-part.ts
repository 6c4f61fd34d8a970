/** A name in three parts: before what was typed, that, and after; accents and capitals do not matter. */
export function matchedPart(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = plain(typed.trim());
  const from = wanted === "" ? -1 : plain(name).indexOf(wanted);
  if (from < 0) return [name, "", ""];
  return [name.slice(0, from), name.slice(from, from + wanted.length), name.slice(from + wanted.length)];
}

/** Letter by letter, so that every place in the text stays where it was. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charAt(at).normalize("NFD").charAt(0).toLowerCase()).join("");
}

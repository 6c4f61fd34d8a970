/** The Dutch ij is one letter: *IJsbaan*, not *Ijsbaan*. */
const DUTCH_IJ = /^ij/i;

/** With a capital at the beginning. */
export function capitalised(text: string): string {
  const length = DUTCH_IJ.test(text) ? 2 : 1;
  return text.slice(0, length).toUpperCase() + text.slice(length);
}

/** As it stands within a sentence; a text with capitals inside (*Highland Games*, *BBQ*) is a name, and stays as it is. */
export function uncapitalised(text: string): string {
  const length = DUTCH_IJ.test(text) ? 2 : 1;
  const rest = text.slice(length);
  return /\p{Lu}/u.test(rest) ? text : text.slice(0, length).toLowerCase() + rest;
}

/** The Dutch ij is one letter: *IJsbaan*, not *Ijsbaan*. */
const DUTCH_IJ = /^ij/i;

/** Makes the first letter upper case. */
export function capitalised(text: string): string {
  const length = DUTCH_IJ.test(text) ? 2 : 1;
  return text.slice(0, length).toUpperCase() + text.slice(length);
}

/** Makes the first letter lower case, for use within a sentence; names with inner capitals (*Highland Games*, *BBQ*) stay. */
export function uncapitalised(text: string): string {
  const length = DUTCH_IJ.test(text) ? 2 : 1;
  const rest = text.slice(length);
  return /\p{Lu}/u.test(rest) ? text : text.slice(0, length).toLowerCase() + rest;
}

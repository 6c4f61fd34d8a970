/**
 * Plurals by foreign rules: *lunches*, *quizzes*, *parties*, *podia*, *technici*, *crises*, *indices*. Non-words among
 * them do no harm: any word with that spelling takes precedence.
 */
export function foreignPlurals(word: string): string[] {
  const plurals: string[] = [];
  if (/(?:ch|sh|ss|x)$/.test(word)) plurals.push(`${word}es`);
  if (/[aeiouäöü]z$/.test(word)) plurals.push(`${word}zes`, `${word}zen`, `${word}ze`);
  if (/[^aeiou]y$/.test(word)) plurals.push(word.replace(/y$/, "ies"));
  if (/[^aeiou]ey$/.test(word)) plurals.push(word.replace(/ey$/, "ies"));
  if (/(?:[ie]|[^aeiouäöü])um$/.test(word)) plurals.push(word.replace(/um$/, "a"));
  if (/(?:ic|og|mn|min|rm)us$/.test(word)) plurals.push(word.replace(/us$/, "i"));
  if (/[aeiouy]sis$/.test(word)) plurals.push(word.replace(/is$/, "es"));
  if (/[^aeiou][ei]x$/.test(word)) plurals.push(word.replace(/[ei]x$/, "ices"), word.replace(/[ei]x$/, "izes"));
  return plurals;
}

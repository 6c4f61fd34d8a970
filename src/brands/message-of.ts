/** What a key that is not in the catalogue falls to. */
const GENERAL = "problem.fieldInvalid";

/** The sentence of a key such as `contactForm.errors.nameRequired`; unknown keys fall to a general sentence. */
export function messageOf(words: object, key: string): string {
  return sentenceOf(words, key) ?? sentenceOf(words, GENERAL) ?? "";
}

function sentenceOf(words: object, key: string): string | undefined {
  let found: unknown = words;
  for (const part of key.split(".")) found = isRecord(found) ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Key of the message for unknown keys. */
const FALLBACK = "problem.fieldInvalid";

/** The message of a key such as `contactForm.errors.nameRequired`; a general one for unknown keys. */
export function messageOf(words: object, key: string): string {
  return sentenceOf(words, key) ?? sentenceOf(words, FALLBACK) ?? "";
}

function sentenceOf(words: object, key: string): string | undefined {
  let found: unknown = words;
  for (const part of key.split(".")) found = isRecord(found) ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

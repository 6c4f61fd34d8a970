import type { Words } from "../../content/words/nl.ts";

/** The sentence of a key such as `contactForm.errors.nameRequired`; unknown keys fall to a general sentence. */
export function messageOf(words: Words, key: string): string {
  let found: unknown = words;
  for (const part of key.split(".")) found = isRecord(found) ? found[part] : undefined;
  return typeof found === "string" ? found : words.problem.fieldInvalid;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

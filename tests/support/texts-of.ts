/** Every text in a tree of words; for a function its source, which contains its sentences. */
export function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "function") return [String(part)];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

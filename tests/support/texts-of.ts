/** Every text in a tree of words; of a function its source, in which its sentences stand. */
export function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "function") return [String(part)];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

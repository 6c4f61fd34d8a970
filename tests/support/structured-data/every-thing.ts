export type Found = { thing: Record<string, unknown>; at: string };

/** A thing and all nested things, each with its path: `@graph[0].location.address`. */
export function everyThing(value: unknown, at: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => everyThing(one, `${at}[${index}]`));
  if (!isRecord(value)) return [];
  const within = Object.entries(value).flatMap(([name, part]) => everyThing(part, `${at}.${name}`));
  return [{ thing: value, at }, ...within];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { Sections } from "../search.ts";

/** The bytes of a part of a snapshot, copied to memory of their own; throws a `RangeError` when it is not there. */
export function section(sections: Sections, name: string): ArrayBuffer {
  const bytes = sections.get(name);
  if (!bytes) throw new RangeError(`The snapshot has no ${name}.`);
  return bytes.slice().buffer;
}

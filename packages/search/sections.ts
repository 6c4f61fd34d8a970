import type { Section, Sections } from "./search.ts";

/** A column as a section that shares its memory. */
export function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * The bytes of a section, now owned by the caller: its own memory, or a copy when it is a part of a larger buffer.
 * Throws a `RangeError` when it is missing or has another length.
 */
export function section(sections: Sections, name: string, bytes?: number): ArrayBuffer {
  const found = sections.get(name);
  if (!found || (bytes !== undefined && found.byteLength !== bytes))
    throw new RangeError(`The snapshot lacks ${name}, or it has another length.`);
  const { buffer, byteLength } = found;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : found.slice().buffer;
}

/** A small value as JSON. */
export function encodeJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Reads what `encodeJson` wrote. Throws a `RangeError` when it is missing or has another shape. */
export function readJsonSection<Kind>(sections: Sections, name: string, isKind: (value: unknown) => value is Kind): Kind {
  const value = parsed(new TextDecoder().decode(section(sections, name)));
  if (!isKind(value)) throw new RangeError(`The snapshot has an unreadable ${name}.`);
  return value;
}

/** Undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((number) => typeof number === "number");
}

/** A part of a snapshot with sections of its own. */
export interface Saved {
  save(): Iterable<Section>;
  load(sections: Sections): void;
}

/** The sections of several owners, prefixed with the owner's name and made on request. */
export function* saveAll(owners: Readonly<Record<string, Pick<Saved, "save">>>): Generator<Section> {
  for (const [owner, { save }] of Object.entries(owners)) {
    for (const [name, bytes] of save()) yield [`${owner}/${name}`, bytes];
  }
}

/** Passes each owner the sections that it saved. */
export function loadAll(owners: Readonly<Record<string, Pick<Saved, "load">>>, sections: Sections): void {
  for (const [owner, { load }] of Object.entries(owners)) load(sectionsOf(owner, sections));
}

export function sectionsOf(owner: string, sections: Sections): Sections {
  const own = [...sections].filter(([name]) => name.startsWith(`${owner}/`));
  return new Map(own.map(([name, bytes]) => [name.slice(owner.length + 1), bytes]));
}

import type { Section, Sections } from "./search.ts";

/** The bytes of a column as a section; they share its memory. */
export function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * The bytes of a section, from now on the caller's: its own memory, or a copy where it is a part of some. Throws a
 * `RangeError` when it is not there, or not so long.
 */
export function section(sections: Sections, name: string, bytes?: number): ArrayBuffer {
  const found = sections.get(name);
  if (!found || (bytes !== undefined && found.byteLength !== bytes)) throw new RangeError(`The snapshot has no such ${name}.`);
  const { buffer, byteLength } = found;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : found.slice().buffer;
}

/** Something small, as JSON. */
export function encodeJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** What `noted` wrote, as it was. Throws a `RangeError` when it is not there, or is something else. */
export function readJsonSection<Kind>(sections: Sections, name: string, isKind: (value: unknown) => value is Kind): Kind {
  const value = parsed(new TextDecoder().decode(section(sections, name)));
  if (!isKind(value)) throw new RangeError(`The snapshot has an unreadable ${name}.`);
  return value;
}

/** Undefined for what is no JSON. */
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

/** What is saved and loaded by itself. */
export interface Saved {
  save(): Iterable<Section>;
  load(sections: Sections): void;
}

/** The sections of several owners, each under the owner's name and made when it is asked for. */
export function* saveAll(owners: Readonly<Record<string, Pick<Saved, "save">>>): Generator<Section> {
  for (const [owner, { save }] of Object.entries(owners)) {
    for (const [name, bytes] of save()) yield [`${owner}/${name}`, bytes];
  }
}

/** Gives each owner the sections that it saved. */
export function loadAll(owners: Readonly<Record<string, Pick<Saved, "load">>>, sections: Sections): void {
  for (const [owner, { load }] of Object.entries(owners)) load(sectionsOf(owner, sections));
}

/** The sections of one owner, under their own names. */
export function sectionsOf(owner: string, sections: Sections): Sections {
  const own = [...sections].filter(([name]) => name.startsWith(`${owner}/`));
  return new Map(own.map(([name, bytes]) => [name.slice(owner.length + 1), bytes]));
}

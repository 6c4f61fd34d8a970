import { crc32 } from "node:zlib";
import * as z from "zod/mini";
import { snapshotFacts } from "./facts.ts";

/**
 * A snapshot file: eight signs that name it and its format, the length and the checksum of the header (two numbers of
 * four bytes, the smaller first), the header as JSON, and the sections behind each other as the header lists them.
 */
export const MAGIC = Buffer.from("UITKIJK1");
export const PROLOGUE_BYTES = MAGIC.length + 8;
/** Copied, summed and written at a time, with the event loop free in between; it is read when nobody waits yet. */
export const PIECE_BYTES = 4 * 2 ** 20;

export const snapshotHeader = z.object({
  ...snapshotFacts.shape,
  sections: z.array(z.object({ name: z.string(), bytes: z.int().check(z.gte(0)), crc: z.int() })),
});

export type SnapshotHeader = z.infer<typeof snapshotHeader>;

export function headBytes(header: SnapshotHeader): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(json.length, 0);
  numbers.writeUInt32LE(crc32(json), 4);
  return Buffer.concat([MAGIC, numbers, json]);
}

/** The pieces of a section, sharing its memory. */
export function* piecesOf(section: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < section.length; from += PIECE_BYTES) yield section.subarray(from, from + PIECE_BYTES);
}

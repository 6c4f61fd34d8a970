import { crc32 } from "node:zlib";
import * as z from "zod/mini";
import { snapshotFacts } from "./facts.ts";

/**
 * A snapshot file: eight bytes that identify the format, length and CRC-32 of the header (two little-endian numbers of four
 * bytes), the header as JSON, and the sections in the order of the header.
 */
export const MAGIC = Buffer.from("UITKIJK1");
export const PROLOGUE_BYTES = MAGIC.length + 8;
/** Copying, checksums and writing work on pieces of this size, yielding to the event loop in between. */
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

import { closeSync, openSync, readSync, writeSync } from "node:fs";
import type { Sections } from "../search.ts";

const LENGTH_BYTES = 4;

/** Writes a list of names and lengths, then the sections; returns the number of bytes written. */
export function writeSections(path: string, sections: Sections): number {
  const list = Buffer.from(JSON.stringify([...sections].map(([name, bytes]) => [name, bytes.byteLength])));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(list.byteLength);
  const file = openSync(path, "w");
  try {
    return [length, list, ...sections.values()].reduce((written, bytes) => written + writeAll(file, bytes), 0);
  } finally {
    closeSync(file);
  }
}

/** Reads each section into its own buffer. */
export function readSections(path: string): Sections {
  const file = openSync(path, "r");
  try {
    const list: [string, number][] = JSON.parse(readNext(file, readNext(file, LENGTH_BYTES).readUInt32LE()).toString());
    return new Map(list.map(([name, length]) => [name, readNext(file, length)]));
  } finally {
    closeSync(file);
  }
}

function writeAll(file: number, bytes: Uint8Array): number {
  let written = 0;
  while (written < bytes.byteLength) written += writeSync(file, bytes, written);
  return written;
}

function readNext(file: number, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  let read = 0;
  while (read < length) {
    const more = readSync(file, bytes, read, length - read, null);
    if (more === 0) throw new RangeError("The file ends before its last section.");
    read += more;
  }
  return bytes;
}

import { open, type FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Sections } from "../../../packages/search/search.ts";
import type { SnapshotFacts } from "./facts.ts";
import { MAGIC, PROLOGUE_BYTES, snapshotHeader, type SnapshotHeader } from "./format.ts";

export type OpenSnapshot = {
  facts: SnapshotFacts;
  /** Reads and checks all sections; null when one of them is damaged or cannot be read. */
  sections(): Promise<Sections | null>;
  close(): Promise<void>;
};

/** `damaged` includes files of another format and unreadable ones. */
export type SnapshotFile = { kind: "none" } | { kind: "damaged" } | ({ kind: "open" } & OpenSnapshot);

/** Opens a snapshot file and reads its header; the caller closes it. */
export async function openSnapshotFile(path: string): Promise<SnapshotFile> {
  const file = await open(path, "r").catch(() => null);
  if (!file) return { kind: "none" };

  const read = await readHeader(file).catch(() => null);
  if (!read) {
    await file.close();
    return { kind: "damaged" };
  }
  const { header, bytes } = read;
  return {
    kind: "open",
    facts: header,
    sections: () => readSections(file, header, bytes).catch(() => null),
    close: () => file.close(),
  };
}

async function readHeader(file: FileHandle): Promise<{ header: SnapshotHeader; bytes: number } | null> {
  const { size } = await file.stat();
  if (size < PROLOGUE_BYTES) return null;
  const prologue = Buffer.from(await readBytes(file, { at: 0, bytes: PROLOGUE_BYTES }));
  const [length, crc] = [prologue.readUInt32LE(MAGIC.length), prologue.readUInt32LE(MAGIC.length + 4)];
  if (!prologue.subarray(0, MAGIC.length).equals(MAGIC) || size < PROLOGUE_BYTES + length) return null;

  const json = await readBytes(file, { at: PROLOGUE_BYTES, bytes: length });
  if (crc32(json) !== crc) return null;
  const header = snapshotHeader.safeParse(JSON.parse(Buffer.from(json).toString()));
  const bytes = PROLOGUE_BYTES + length;
  if (!header.success || size !== bytes + header.data.sections.reduce((sum, section) => sum + section.bytes, 0)) return null;
  return { header: header.data, bytes };
}

/** Concurrently: checksums are computed while other sections are read. */
async function readSections(file: FileHandle, { sections }: SnapshotHeader, headBytes: number): Promise<Sections | null> {
  let end = headBytes;
  const reading = sections.map(async ({ name, bytes, crc }) => {
    const at = end;
    end += bytes;
    const section = await readBytes(file, { at, bytes });
    return crc32(section) === crc ? ([name, section] as const) : null;
  });
  const read = await Promise.all(reading);
  return read.every((section) => section !== null) ? new Map(read) : null;
}

/** Into a buffer of its own, so that typed arrays of any element size are aligned. */
async function readBytes(file: FileHandle, { at, bytes }: { at: number; bytes: number }): Promise<Uint8Array> {
  const memory = new Uint8Array(bytes);
  for (let done = 0; done < bytes;) {
    const { bytesRead } = await file.read(memory, done, bytes - done, at + done);
    if (bytesRead === 0) throw new Error("The file became shorter.");
    done += bytesRead;
  }
  return memory;
}

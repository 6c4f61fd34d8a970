import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type { Section, Sections } from "../../../packages/search/search.ts";
import type { SnapshotFacts } from "./facts.ts";
import { headBytes, piecesOf, type SnapshotHeader } from "./format.ts";

const DRAFT = ".draft";
/** No write takes this long: older drafts were left by killed processes. */
const OLD_MS = 10 * 60_000;

/** Copies sections in pieces, yielding to the event loop; the originals must not change meanwhile. */
export async function copyOf(sections: Iterable<Section>): Promise<Sections> {
  const copies: Sections = new Map();
  for (const [name, section] of sections) {
    const copy = new Uint8Array(section.length);
    let at = 0;
    for (const piece of piecesOf(section)) {
      copy.set(piece, at);
      at += piece.length;
      await setImmediate();
    }
    copies.set(name, copy);
  }
  return copies;
}

/** Writes a snapshot atomically: to a draft that is synced and then renamed. Returns its size in bytes. */
export async function writeSnapshot(path: string, facts: SnapshotFacts, sections: Sections): Promise<number> {
  // No process id in the name: in two containers that share a folder, both may be process 1.
  const draft = `${path}.${randomUUID()}${DRAFT}`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      const head = headBytes({ ...facts, sections: await describedSections(sections) });
      await writeAll(file, head);
      for (const section of sections.values()) for (const piece of piecesOf(section)) await writeAll(file, piece);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    return (await stat(path)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes drafts of killed processes. */
export async function removeDrafts(path: string, now: number): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(basename(path)) || !name.endsWith(DRAFT)) continue;
    const draft = await stat(join(folder, name)).catch(() => null);
    if (draft && now - draft.mtimeMs > OLD_MS) await rm(join(folder, name), { force: true });
  }
}

async function describedSections(sections: Sections): Promise<SnapshotHeader["sections"]> {
  const described: SnapshotHeader["sections"] = [];
  for (const [name, section] of sections) {
    let crc = 0;
    for (const piece of piecesOf(section)) {
      crc = crc32(piece, crc);
      await setImmediate();
    }
    described.push({ name, bytes: section.length, crc });
  }
  return described;
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten;
}

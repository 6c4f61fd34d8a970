import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** The sha256 of a file in hexadecimal, and its size. */
export type Written = { sha256: string; bytes: number };

/** Writes a new file, readable by its owner only; synced when it resolves. */
export async function writeNewFile(path: string, source: Readable | string, { gzip }: { gzip: boolean }): Promise<Written> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }

  const readable = typeof source === "string" ? Readable.from([Buffer.from(source)]) : source;
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await (gzip ? pipeline(readable, createGzip(), measured, file) : pipeline(readable, measured, file));
  return { sha256: hash.digest("hex"), bytes };
}

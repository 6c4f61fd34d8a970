import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./root.mjs";

const ASSETS = join(root, "build/client/static/assets");
const WAYS = { br: brotliCompressSync, gz: gzipSync };

/** What never changes is compressed once and as far as it goes: brotli for all browsers of today, gzip for what knows no other. */
export function compressAssets() {
  for (const file of readdirSync(ASSETS).filter((name) => /\.(js|css|svg)$/.test(name))) compressFile(join(ASSETS, file));
}

/** Puts a compressed one beside a file, for each way. */
export function compressFile(path) {
  const content = readFileSync(path);
  for (const [end, compress] of Object.entries(WAYS)) writeFileSync(`${path}.${end}`, compress(content));
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./root.mjs";

const ASSETS = join(root, "build/client/static/assets");
const ENCODERS = { br: brotliCompressSync, gz: gzipSync };

/** Compresses the immutable assets at the highest level: brotli for browsers, gzip for other clients. */
export function compressAssets() {
  for (const file of readdirSync(ASSETS).filter((name) => /\.(js|css|svg)$/.test(name))) compressFile(join(ASSETS, file));
}

/** Writes the compressed variants beside a file. */
export function compressFile(path) {
  const content = readFileSync(path);
  for (const [end, compress] of Object.entries(ENCODERS)) writeFileSync(`${path}.${end}`, compress(content));
}

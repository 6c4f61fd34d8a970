import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./root.mjs";

/** Those of visitors, and those of the management area. */
const ASSETS = ["build/client/static/assets", "build/office/client/static/assets"].map((folder) => join(root, folder));
const ENCODERS = { br: brotliCompressSync, gz: gzipSync };

/** Compresses the immutable assets at the highest level: brotli for browsers, gzip for other clients. */
export function compressAssets() {
  for (const folder of ASSETS) {
    for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) compressFile(join(folder, file));
  }
}

/** Writes the compressed variants beside a file. */
export function compressFile(path) {
  const content = readFileSync(path);
  for (const [end, compress] of Object.entries(ENCODERS)) writeFileSync(`${path}.${end}`, compress(content));
}

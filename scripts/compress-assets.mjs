import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./root.mjs";

const ASSETS = join(root, "build/client/static/assets");
const WAYS = { br: brotliCompressSync, gz: gzipSync };

/** What never changes is compressed once and as far as it goes: brotli for all browsers of today, gzip for what knows no other. */
export function compressAssets() {
  for (const file of readdirSync(ASSETS).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(join(ASSETS, file));
    for (const [end, compress] of Object.entries(WAYS)) writeFileSync(join(ASSETS, `${file}.${end}`), compress(content));
  }
}

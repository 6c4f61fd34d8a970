import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { brandOfKey } from "../../../src/brands/brands.ts";
import type { Address } from "../address.ts";
import type { Answer } from "./answer-reader.ts";

const CANONICAL = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;
const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  zstd: (body) => zstdDecompressSync(body),
};

/** A wrong status or, if the body was read, the page of another address; null if the response is right. */
export function faultOf(answer: Answer, { brand, path }: Address): string | null {
  const address = `${brand} ${path}`;
  if (answer.status !== 200 && answer.status !== 304) return `${address}: ${answer.status}`;
  if (answer.body === null || answer.status === 304) return null;

  const html = textOf(answer);
  if (!html.includes(`<html lang="${brandOfKey(brand).lang}"`) || !html.includes(brandOfKey(brand).name))
    return `${address}: another brand`;
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const canonical = CANONICAL.exec(html)?.[1];
  if (canonical !== undefined && canonical.split("?")[0] !== pathname) return `${address}: the page of ${canonical}`;
  const checked = [...html.matchAll(/name="filters" checked="" value="(\d+)"/g)].map(([, id]) => id);
  const wanted = searchParams.get("filters")?.split(",") ?? [];
  if (pathname === "/uitjes" && checked.toSorted().join() !== wanted.toSorted().join()) return `${address}: filters ${checked.join()}`;
  return html.endsWith("</html>") ? null : `${address}: cut off`;
}

function textOf({ head, body }: Answer): string {
  const encoding = /\r\ncontent-encoding: *(\w+)/i.exec(head)?.[1];
  const unpack = encoding === undefined ? undefined : UNPACK[encoding];
  const bytes = body ?? Buffer.alloc(0);
  return (unpack ? unpack(bytes) : bytes).toString("utf8");
}

import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encode, encodingFor, compressSmallest } from "./encodings.ts";

test.for([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["br;q=0, *", "zstd"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["deflate", "identity"],
  ["brotli", "identity"],
  ["", "identity"],
] as const)("a client that accepts %j gets %s", ([accepted, encoding]) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("every encoding decodes to the page, and the smallest is the same page in fewer bytes", async () => {
  const page = Buffer.from("Een dag varen op de Vecht. ".repeat(400) + Array.from({ length: 2_000 }, (_, at) => at * at).join(" "));
  const [br, zstd, gzip] = [encode(page, "br"), encode(page, "zstd"), encode(page, "gzip")];
  const small = await compressSmallest(br);
  expect([brotliDecompressSync(br), zstdDecompressSync(zstd), gunzipSync(gzip), brotliDecompressSync(small)]).toEqual([
    page,
    page,
    page,
    page,
  ]);
  expect(small.length).toBeLessThan(br.length);
});

test("a body holds no more memory than it has bytes", async () => {
  const page = Buffer.from("Een dag varen op de Vecht. ".repeat(40));
  const bodies = (["br", "zstd", "gzip", "identity"] as const).map((encoding) => encode(page, encoding));
  const [br = page] = bodies;
  for (const body of [...bodies, await compressSmallest(br)]) expect(body.buffer.byteLength).toBe(body.length);
});

test.for(["br", "zstd", "gzip"] as const)(
  "the bytes of a page that was encoded as %s are freed with the next young objects",
  (encoding) => {
    setFlagsFromString("--expose-gc");
    const collectYoung = () => runInNewContext("gc({ type: 'minor' })");
    const before = process.memoryUsage().arrayBuffers;
    for (let page = 0; page < 20; page++) {
      encode(Buffer.from(randomBytes(1_000).toString("hex").repeat(500)), encoding);
      collectYoung();
    }
    collectYoung();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
  },
);

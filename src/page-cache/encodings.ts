import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
  zstdCompressSync,
  type BrotliOptions,
} from "node:zlib";

/** In order of preference. */
const PREFERRED = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof PREFERRED)[number] | "identity";

/** Brotli qualities: 5 takes 0.6 ms for a page; 11 takes 39 ms, and saves another tenth. */
const QUICK = 5;
const SMALLEST = 11;
/**
 * Brotli's window, as a power of two: larger than any page. With the default of 22 each page briefly takes 5 MB, and the garbage
 * collections that this causes doubled the cost of a page under load.
 */
const WINDOW = 18;
const deflateBr = promisify(brotliCompress);

/** Browsers send few different values: each is parsed once. */
const parsed = new Map<string, Encoding>();
const MAX_PARSED = 200;

/** The encoding for an `accept-encoding` (RFC 9110 §12.5.3); of weights, only 0 matters. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const known = parsed.get(accepted);
  if (known) return known;
  const encoding = preferred(accepted.toLowerCase());
  if (parsed.size < MAX_PARSED) parsed.set(accepted, encoding);
  return encoding;
}

function preferred(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((one) => one.trim());
      return [name, parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? 0 : 1];
    }),
  );
  return PREFERRED.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0) ?? "identity";
}

/**
 * The bytes in an encoding. Synchronous: Node's asynchronous form uses streams and threads, and its input survives until the next
 * full garbage collection, which took 1.6 of the 7 ms of a page (decisions/049-cost-of-a-cache-miss.md).
 */
export function encode(bytes: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
  switch (encoding) {
    case "br":
      return copied(brotliCompressSync(bytes, brotliOptions(bytes, QUICK)));
    case "gzip":
      return copied(gzipSync(bytes));
    case "zstd":
      return copied(zstdCompressSync(bytes));
    case "identity":
      return copied(bytes);
  }
}

/** Recompresses brotli as small as it gets: on another thread, as it takes 39 ms a page. */
export async function compressSmallest(br: Buffer): Promise<Buffer> {
  const bytes = decode(br);
  return copied(await deflateBr(bytes, brotliOptions(bytes, SMALLEST)));
}

/** Decodes brotli. */
export function decode(br: Buffer): Buffer {
  return brotliDecompressSync(br);
}

function brotliOptions(bytes: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}

/** A copy in memory of its own: Node returns slices of 64 KB pools, which stay in memory as long as a slice is cached. */
function copied(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

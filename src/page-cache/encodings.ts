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

/** In the order in which we like to send them. */
const LIKED = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof LIKED)[number] | "identity";

/** 0.6 ms for a page; 11 takes 39, and saves another tenth (house, measurements). */
const QUICK = 5;
const SMALLEST = 11;
/**
 * Two to this power are the bytes that brotli looks back over: more than a page has. With the usual 22 each page takes 5 MB
 * for a moment, which V8 takes for reason to collect, so that a page cost twice its own time under load.
 */
const WINDOW = 18;
/** A page is written in one piece, in bytes: 20,000 of them and rarely twice as many. */
const AT_ONCE = 32_768;

const deflateBr = promisify(brotliCompress);

/** Browsers say it in a few ways, which are understood once. */
const understood = new Map<string, Encoding>();
const MOST_UNDERSTOOD = 200;

/** The encoding for who accepts these (RFC 9110 §12.5.3); a weight only matters where it is 0. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const known = understood.get(accepted);
  if (known) return known;
  const encoding = liked(accepted.toLowerCase());
  if (understood.size < MOST_UNDERSTOOD) understood.set(accepted, encoding);
  return encoding;
}

function liked(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((one) => one.trim());
      return [name, parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? 0 : 1];
    }),
  );
  return LIKED.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0) ?? "identity";
}

/**
 * The bytes in this encoding, in memory of their own. Made at once: Node's other form goes through two streams and several
 * threads, and keeps what it was given for as long as an old object, all of which took 1.6 ms of the 7 of a page
 * (decisions/049-cost-of-a-cache-miss.md).
 */
export function encode(bytes: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
  switch (encoding) {
    case "br":
      return apart(brotliCompressSync(bytes, brotliOptions(bytes, QUICK)));
    case "gzip":
      return apart(gzipSync(bytes));
    case "zstd":
      return apart(zstdCompressSync(bytes));
    case "identity":
      return apart(bytes);
  }
}

/** What `encode` made with brotli, as small as it gets: on another thread, for it takes so long that nobody may wait for it. */
export async function squeezed(br: Buffer): Promise<Buffer> {
  const bytes = plain(br);
  return apart(await deflateBr(bytes, brotliOptions(bytes, SMALLEST)));
}

/** What was encoded with brotli. */
export function plain(br: Buffer): Buffer {
  return brotliDecompressSync(br);
}

function brotliOptions(bytes: Buffer, quality: number): BrotliOptions {
  return {
    chunkSize: AT_ONCE,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}

/** A copy: what Node makes may be a small part of 64 KB, which stay for as long as it is kept. */
function apart(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from "node:zlib";

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

/** The bytes in this encoding, in memory of their own. */
export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return brotli(bytes, QUICK);
    case "gzip":
      return apart(await made((done) => gzip(bytes, done)));
    case "zstd":
      return apart(await made((done) => zstdCompress(bytes, done)));
    case "identity":
      return apart(bytes);
  }
}

/** What `encode` made with brotli, as small as it gets. */
export async function squeezed(br: Buffer): Promise<Buffer> {
  return brotli(await plain(br), SMALLEST);
}

/** What was encoded with brotli. */
export async function plain(br: Buffer): Promise<Buffer> {
  return made((done) => brotliDecompress(br, done));
}

async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return apart(await made((done) => brotliCompress(bytes, { params }, done)));
}

/**
 * What `work` hands to its callback, which sees nothing but the promise of it. Node's encoders keep their callback until V8
 * collects all of its heap; `promisify` has them keep with it what they were given: 150 KB for each page, and soon no other
 * reason to collect.
 */
function made(work: (done: (error: Error | null, bytes: Buffer) => void) => void): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  work((error, bytes) => (error ? reject(error) : resolve(bytes)));
  return promise;
}

/** A copy: what Node makes may be a small part of 64 KB, which stay for as long as it is kept. */
function apart(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

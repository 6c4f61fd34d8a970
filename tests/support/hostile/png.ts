import { crc32, deflateSync } from "node:zlib";

export type PngHeader = { width: number; height: number; depth?: number; colour?: number; interlaced?: boolean };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Start and step of the seven interlace passes: x, y, across, down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A chunk with a correct checksum. */
export function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + content.length);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, "latin1");
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length);
  return bytes;
}

/** A PNG of one colour; `extra` chunks come before the pixel data, `pixels` replaces that data. */
export function png(header: PngHeader, { extra = [], pixels }: { extra?: Buffer[]; pixels?: Buffer } = {}): Buffer {
  const { width, height, depth = 8, colour = 2, interlaced = false } = header;
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const palette = colour === 3 ? [chunk("PLTE", Buffer.from([200, 40, 90, 30, 60, 120]))] : [];
  const data = pixels ?? deflateSync(Buffer.alloc(rawSize(header)), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", ihdr), ...palette, ...extra, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

/** Size in bytes of all rows, each with its filter byte. */
function rawSize({ width, height, depth = 8, colour = 2, interlaced = false }: PngHeader): number {
  const rowBytes = (pixels: number) => 1 + Math.ceil((pixels * depth * (CHANNELS[colour] ?? 1)) / 8);
  if (!interlaced) return height * rowBytes(width);
  let size = 0;
  for (const [x, y, across, down] of PASSES) {
    const columns = Math.ceil((width - x) / across);
    const rows = Math.ceil((height - y) / down);
    if (columns > 0 && rows > 0) size += rows * rowBytes(columns);
  }
  return size;
}

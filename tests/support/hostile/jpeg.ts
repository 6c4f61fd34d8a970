const END = Buffer.from([0xff, 0xd9]);
/** Most empty blocks that one code can encode. */
const LONGEST_RUN = 32_767;
const RUN_BITS = 14;

/** A JPEG segment with its length. */
export function segment(marker: number, content: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + content.length);
  bytes[0] = 0xff;
  bytes[1] = marker;
  bytes.writeUInt16BE(2 + content.length, 2);
  content.copy(bytes, 4);
  return bytes;
}

/** Inserts segments right after the start marker. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The picture with another size in its frame header. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  const frame = Math.max(lying.indexOf(Buffer.from([0xff, 0xc0])), lying.indexOf(Buffer.from([0xff, 0xc2])));
  lying.writeUInt16BE(height, frame + 5);
  lying.writeUInt16BE(width, frame + 7);
  return lying;
}

/** A grey progressive JPEG whose scans (at most 883) have a few bytes each, but make a decoder visit all blocks. */
export function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const runs = emptyRuns(blocks);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 16)])),
    segment(0xc2, frame),
    huffmanTable(0, 0),
    huffmanTable(1, RUN_BITS << 4),
    scanHeader(0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...refinements.slice(0, scans - 1).flatMap(([coefficient, step]) => [scanHeader(coefficient, step), runs]),
    END,
  ]);
}

/** Every coefficient, bit by bit from the 14th: the most scans that the standard allows. */
const refinements = Array.from({ length: 63 * 14 }, (_, index) => {
  const bit = 13 - (index % 14);
  return [1 + Math.floor(index / 14), bit === 13 ? bit : ((bit + 1) << 4) | bit] as const;
});

/** A table with one symbol, coded as the bit 0. */
function huffmanTable(kind: 0 | 1, symbol: number): Buffer {
  return segment(0xc4, Buffer.from([kind << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol]));
}

function scanHeader(coefficient: number, approximation: number): Buffer {
  return segment(0xda, Buffer.from([1, 1, 0, coefficient, coefficient, approximation]));
}

function emptyRuns(blocks: number): Buffer {
  let bits = "";
  for (let left = blocks; left > 0; left -= LONGEST_RUN) {
    const run = Math.max(Math.min(left, LONGEST_RUN), 1 << RUN_BITS);
    bits += `0${(run - (1 << RUN_BITS)).toString(2).padStart(RUN_BITS, "0")}`;
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === "11111111" ? [255, 0] : [Number.parseInt(byte.padEnd(8, "1"), 2)])));
}

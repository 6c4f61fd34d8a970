import type { Outline } from "./outline.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Baseline, extended and progressive: the frames that cameras and browsers write. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** A coefficient that is kept between scans. */
const COEFFICIENT_BYTES = 2;

type Frame = { width: number; height: number; samplesPerPixel: number; isProgressive: boolean };

/** The outline of a JPEG (ITU T.81, annex B); null when it has no end, no frame, two frames or one that nobody writes. */
export function jpegOutline(bytes: Buffer): Outline | null {
  let frame: Frame | null = null;
  let scans = 0;
  const rest: Uint8Array[] = [];
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    if (!marker) return null;
    if (marker.code === END_OF_IMAGE) {
      rest.push(bytes.subarray(marker.end));
      break;
    }

    const length = marker.end + 2 <= bytes.length ? bytes.readUInt16BE(marker.end) : 0;
    const segment = bytes.subarray(marker.end + 2, marker.end + length);
    if (length < 2 || segment.length < length - 2 || OTHER_FRAMES.has(marker.code)) return null;
    at = marker.end + length;
    if (FRAMES.has(marker.code)) {
      if (frame) return null;
      frame = frameOf(segment, marker.code);
      if (!frame) return null;
    } else if (marker.code === START_OF_SCAN) {
      scans += 1;
      at = endOfScan(bytes, at);
    } else {
      rest.push(segment);
    }
  }
  return frame && scans > 0 ? outlineOf(frame, scans, rest) : null;
}

function outlineOf({ width, height, samplesPerPixel, isProgressive }: Frame, scans: number, rest: Uint8Array[]): Outline {
  // A picture of several scans exists as a whole before its first row can be made.
  const isHeld = isProgressive || scans > 1;
  const heldBytes = isHeld ? Math.ceil(width * height * samplesPerPixel * COEFFICIENT_BYTES) : 0;
  return { width, height, scans, heldBytes, rest };
}

/** The next marker; any number of 0xFF may stand before its code. */
function markerAt(bytes: Buffer, at: number): { code: number; end: number } | null {
  if (bytes[at] !== 0xff) return null;
  let end = at + 1;
  while (bytes[end] === 0xff) end += 1;
  const code = bytes[end];
  return code === undefined || code === 0 ? null : { code, end: end + 1 };
}

function frameOf(segment: Buffer, code: number): Frame | null {
  const count = segment[5] ?? 0;
  if (count < 1 || count > 4 || segment.length < 6 + 3 * count) return null;
  const sampling = Array.from({ length: count }, (_, index) => segment[7 + 3 * index] ?? 0);
  const across = sampling.map((factors) => factors >> 4);
  const down = sampling.map((factors) => factors & 15);
  if (Math.min(...across, ...down) < 1 || Math.max(...across, ...down) > 4) return null;

  const most = Math.max(...across) * Math.max(...down);
  const samplesPerPixel = across.reduce((sum, factor, index) => sum + (factor * (down[index] ?? 0)) / most, 0);
  return { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3), samplesPerPixel, isProgressive: code === 0xc2 };
}

/** Where the pixels of a scan end: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

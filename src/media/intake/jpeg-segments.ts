import { MAX_SEGMENTS } from "./max-segments.ts";

export const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without length or content: 0x01 (TEM) and restarts. */
const isBare = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd7);

/** A marker segment: its content without the length, and for a scan the pixels after it. */
export type JpegSegment = { code: number; content: Buffer; pixels: Buffer };
export type JpegParts = {
  segments: JpegSegment[];
  /** Bytes outside the segments: between two of them, and after the end. */
  strays: Buffer[];
  hasEnd: boolean;
};

/**
 * The segments of a JPEG (ITU T.81, annex B), read as libjpeg reads them: bytes before a marker are skipped, since some
 * telephones leave bytes there. Null when a segment is truncated or its length is invalid. Reads at most `MAX_SEGMENTS`
 * markers.
 */
export function jpegParts(bytes: Buffer): JpegParts | null | "too-complex" {
  const segments: JpegSegment[] = [];
  const strays: Buffer[] = [];
  let at = 2;
  for (let markers = 0; ; markers += 1) {
    if (markers === MAX_SEGMENTS) return "too-complex";
    const marker = nextMarker(bytes, at);
    if (!marker) return { segments, strays: [...strays, bytes.subarray(at)], hasEnd: false };
    if (marker.start > at) strays.push(bytes.subarray(at, marker.start));
    if (marker.code === END_OF_IMAGE) return { segments, strays: [...strays, bytes.subarray(marker.end)], hasEnd: true };
    at = marker.end;
    if (isBare(marker.code)) continue;

    const length = at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0;
    const content = bytes.subarray(at + 2, at + length);
    if (length < 2 || content.length < length - 2) return null;
    at += length;
    const end = marker.code === START_OF_SCAN ? endOfScan(bytes, at) : at;
    segments.push({ code: marker.code, content, pixels: bytes.subarray(at, end) });
    at = end;
  }
}

/** The next marker; any number of 0xFF may precede its code, and a 0 after them makes no marker. */
function nextMarker(bytes: Buffer, from: number): { start: number; code: number; end: number } | null {
  let start = bytes.indexOf(0xff, from);
  while (start !== -1) {
    let end = start + 1;
    while (bytes[end] === 0xff) end += 1;
    const code = bytes[end];
    if (code === undefined) return null;
    if (code !== 0) return { start, code, end: end + 1 };
    start = bytes.indexOf(0xff, end);
  }
  return null;
}

/** Where the pixels of a scan end: at the first marker other than a restart; 0xFF 0x00 is a stuffed byte, not a marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

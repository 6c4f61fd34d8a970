import { areScansComplete, withWholeScan } from "./jpeg-scans.ts";
import { jpegParts, START_OF_SCAN, type JpegSegment } from "./jpeg-segments.ts";
import type { Outline } from "./outline.ts";

const START_OF_IMAGE = Buffer.from([0xff, 0xd8]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** Baseline, extended and progressive: the frames that cameras and browsers write. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Memory that the decoder keeps per coefficient between scans. */
const COEFFICIENT_BYTES = 2;

type Frame = { width: number; height: number; components: number; samplesPerPixel: number; isProgressive: boolean };

/**
 * The outline of a JPEG (ITU T.81, annex B); null when it is truncated, or has no frame, several frames or one of a type that
 * cameras do not write. Its `picture` is rewritten from its segments, without stray bytes of telephones that a strict decoder
 * takes for damage. A missing end marker is added if all scans are there; the decoder checks whether their pixels are complete.
 */
export function jpegOutline(bytes: Buffer): Outline | null | "too-complex" {
  const parts = jpegParts(bytes);
  if (parts === "too-complex") return parts;
  if (!parts || parts.segments.some(({ code }) => OTHER_FRAMES.has(code))) return null;
  const frames = parts.segments.filter(({ code }) => FRAMES.has(code));
  const scans = parts.segments.filter(({ code }) => code === START_OF_SCAN).length;
  const frame = frames.length === 1 && frames[0] ? frameOf(frames[0]) : null;
  if (!frame || scans === 0) return null;
  const known = parts.segments.map(withKnownVersion);
  const segments = frame.isProgressive ? known : known.map(withWholeScan);
  if (!parts.hasEnd && !areScansComplete(segments, frame.components)) return null;

  const { width, height, samplesPerPixel } = frame;
  // Each scan adds to all rows, so the decoder must hold the whole picture of coefficients.
  const isHeld = frame.isProgressive || scans > 1;
  const heldBytes = isHeld ? Math.ceil(width * height * samplesPerPixel * COEFFICIENT_BYTES) : 0;
  const metadata = segments.filter(({ code }) => code !== START_OF_SCAN && !FRAMES.has(code)).map(({ content }) => content);
  return { width, height, scans, heldBytes, rest: [...metadata, ...parts.strays], picture: written(segments) };
}

/** A decoder reads every version of JFIF alike, but complains of one that it does not know. */
function withKnownVersion(segment: JpegSegment): JpegSegment {
  if (segment.code !== 0xe0 || segment.content.toString("latin1", 0, 5) !== "JFIF\0" || segment.content.length < 7) return segment;
  const content = Buffer.from(segment.content);
  content.set([1, 2], 5);
  return { ...segment, content };
}

function written(segments: readonly JpegSegment[]): Buffer {
  const parts = segments.flatMap(({ code, content, pixels }) => {
    const head = Buffer.from([0xff, code, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return [head, content, pixels];
  });
  return Buffer.concat([START_OF_IMAGE, ...parts, END_OF_IMAGE]);
}

function frameOf({ code, content }: JpegSegment): Frame | null {
  const count = content[5] ?? 0;
  if (count < 1 || count > 4 || content.length < 6 + 3 * count) return null;
  const sampling = Array.from({ length: count }, (_, index) => content[7 + 3 * index] ?? 0);
  const across = sampling.map((factors) => factors >> 4);
  const down = sampling.map((factors) => factors & 15);
  if (Math.min(...across, ...down) < 1 || Math.max(...across, ...down) > 4) return null;

  const most = Math.max(...across) * Math.max(...down);
  const samplesPerPixel = across.reduce((sum, factor, index) => sum + (factor * (down[index] ?? 0)) / most, 0);
  const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)];
  return { height, width, components: count, samplesPerPixel, isProgressive: code === 0xc2 };
}

import { START_OF_SCAN, type JpegSegment } from "./jpeg-segments.ts";

const COEFFICIENTS = 64;
/** The header fields of a scan of all data: first coefficient, last coefficient, and no bits left to later scans. */
const WHOLE = [0, COEFFICIENTS - 1, 0];

/** The components of a scan, and which of their coefficients and bits it contains; null for a contradictory header. */
function scanOf({ content }: JpegSegment) {
  const count = content[0] ?? 0;
  if (count < 1 || count > 4 || content.length < 4 + 2 * count) return null;
  const components = Array.from({ length: count }, (_, index) => content[1 + 2 * index] ?? 0);
  const [first = 0, last = 0, bits = 0] = content.subarray(1 + 2 * count);
  return { components, first, last, lowBit: bits & 15 };
}

/**
 * Whether the scans contain the last bit of every coefficient of every component. No other check detects a progressive
 * picture that is truncated between two scans: it decodes without a warning.
 */
export function areScansComplete(segments: readonly JpegSegment[], componentCount: number): boolean {
  const missing = new Map<number, Set<number>>();
  for (const scan of segments.filter(({ code }) => code === START_OF_SCAN).map(scanOf)) {
    if (!scan) return false;
    for (const component of scan.components) {
      const left = missing.get(component) ?? new Set(Array.from({ length: COEFFICIENTS }, (_, index) => index));
      for (let index = scan.first; index <= scan.last && scan.lowBit === 0; index++) left.delete(index);
      missing.set(component, left);
    }
  }
  return missing.size === componentCount && [...missing.values()].every(({ size }) => size === 0);
}

/**
 * The segment with the header of a complete scan. Scans of non-progressive frames are always complete, but some telephones
 * write zeros in the header, about which the decoder only warns.
 */
export function withWholeScan(segment: JpegSegment): JpegSegment {
  if (segment.code !== START_OF_SCAN || !scanOf(segment)) return segment;
  const content = Buffer.from(segment.content);
  content.set(WHOLE, 1 + 2 * (content[0] ?? 0));
  return { ...segment, content };
}

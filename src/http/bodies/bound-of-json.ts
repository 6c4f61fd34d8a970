const BOUNDS = { depth: 8, values: 300 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether a text of JSON has at most 300 keys and values, at most eight within each other: far more than any body of ours
 * (decisions/064-limits-of-request-bodies.md). Counted in its bytes, outside of its texts; whether it is JSON at all is not asked.
 */
export function boundOfJson(bytes: Uint8Array): "within" | "too-deep" | "too-many" {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at] ?? 0) {
      case QUOTE:
        at = endOfText(bytes, at + 1);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > BOUNDS.depth) return "too-deep";
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // , before a key or value
      case 0x3a: // : before a value
        values += 1;
        if (values > BOUNDS.values) return "too-many";
    }
  }
  return "within";
}

function endOfText(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

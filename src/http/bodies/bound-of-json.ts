const BOUNDS = { depth: 8, values: 300 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether JSON has at most 300 keys and values, nested at most eight deep: far more than any of our bodies needs
 * (decisions/064-limits-of-request-bodies.md). Counts bytes outside of strings, without parsing or validating.
 */
export function boundOfJson(bytes: Uint8Array): "within" | "too-deep" | "too-many" {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at] ?? 0) {
      case QUOTE:
        at = endOfString(bytes, at + 1);
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

function endOfString(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

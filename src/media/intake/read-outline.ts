import { jpegOutline } from "./jpeg-outline.ts";
import type { Outline } from "./outline.ts";
import { pngOutline } from "./png-outline.ts";
import { signatureOf } from "./signature.ts";

export type ReadOutline = { kind: "outline"; outline: Outline } | { kind: "unknown" } | { kind: "broken" } | { kind: "too-complex" };

/**
 * The outline of a JPEG or PNG; the first bytes decide. "unknown" is any other content, "broken" a picture that ends too
 * early or contradicts itself, "too-complex" one of more pieces than any program makes.
 */
export function readOutline(bytes: Buffer): ReadOutline {
  const kind = signatureOf(bytes);
  if (kind === null) return { kind: "unknown" };
  const outline = kind === "jpeg" ? jpegOutline(bytes) : pngOutline(bytes);
  if (outline === "too-complex") return { kind: outline };
  return outline ? { kind: "outline", outline } : { kind: "broken" };
}

/**
 * How documents, archives and pages that a browser or a server could open give themselves away: all long enough that a
 * film behind a picture does not hold them by chance. Of an archive that is the empty start of its directory's end.
 */
// oxlint-disable-next-line no-control-regex -- the format is made of such signs
const SIGNATURES = /%PDF-|PK\u0005\u0006\0\0\0\0|GIF8[79]a|<html|<script|<svg[\s>]|<!doctype|<\?php/i;

/** Whether a picture carries a second file that is none; the film or small picture that a camera puts behind it may. */
export function isPolyglot(rest: readonly Uint8Array[]): boolean {
  return rest.some(({ buffer, byteOffset, byteLength }) => SIGNATURES.test(Buffer.from(buffer, byteOffset, byteLength).toString("latin1")));
}

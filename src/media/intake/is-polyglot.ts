/**
 * Signatures of documents, archives and pages that a browser or server could open, long enough not to occur by chance in a film
 * appended to a picture. For ZIP this is the end of central directory record.
 */
// oxlint-disable-next-line no-control-regex -- the format contains control characters
const SIGNATURES = /%PDF-|PK\u0005\u0006\0\0\0\0|GIF8[79]a|<html|<script|<svg[\s>]|<!doctype|<\?php/i;

/** Whether a picture also contains a file of another kind; films and thumbnails are fine, since cameras append them. */
export function isPolyglot(rest: readonly Uint8Array[]): boolean {
  return rest.some(({ buffer, byteOffset, byteLength }) => SIGNATURES.test(Buffer.from(buffer, byteOffset, byteLength).toString("latin1")));
}

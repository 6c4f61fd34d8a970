/** Without a third byte: some telephones write padding before the first marker. */
const JPEG = Buffer.from([0xff, 0xd8]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The format by the first bytes; file names and MIME types are not trusted. Null for any other content. */
export function signatureOf(bytes: Uint8Array): "jpeg" | "png" | null {
  if (JPEG.equals(bytes.subarray(0, JPEG.length))) return "jpeg";
  return PNG.equals(bytes.subarray(0, PNG.length)) ? "png" : null;
}

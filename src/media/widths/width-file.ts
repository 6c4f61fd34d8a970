/** Formats of widths (resized pictures); browsers use the first that they support. */
export type WidthFormat = "avif" | "webp";

/** File name of an original picture. */
export const PICTURE_FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
const WIDTH_NAME = /^([0-9a-f-]{36})-[1-9]\d{1,3}\.(?:avif|webp)$/;

/** `<uuid>-400.avif` for `<uuid>.webp`; works for file names and URLs. */
export function widthFile(picture: string, { width, format }: { width: number; format: WidthFormat }): string {
  return picture.replace(/\.webp$/, `-${width}.${format}`);
}

/** The original picture of a width; null if `name` is not the name of a width. */
export function pictureOfWidth(name: string): string | null {
  const picture = `${WIDTH_NAME.exec(name)?.[1] ?? ""}.webp`;
  return PICTURE_FILE.test(picture) ? picture : null;
}

/** The formats of widths; browsers take the first that they know. */
export type WidthFormat = "avif" | "webp";

/** The name of a picture as it was taken in. */
export const PICTURE_FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
const WIDTH_NAME = /^([0-9a-f-]{36})-[1-9]\d{1,3}\.(?:avif|webp)$/;

/** `<uuid>-400.avif` beside `<uuid>.webp`, in names and addresses alike. */
export function widthFile(picture: string, { width, format }: { width: number; format: WidthFormat }): string {
  return picture.replace(/\.webp$/, `-${width}.${format}`);
}

/** The picture that this is the name of a width of; null when it is no such name. */
export function pictureOfWidth(name: string): string | null {
  const picture = `${WIDTH_NAME.exec(name)?.[1] ?? ""}.webp`;
  return PICTURE_FILE.test(picture) ? picture : null;
}

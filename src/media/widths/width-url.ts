import { widthFile, type WidthFormat } from "./width-file.ts";

/** The URL of a picture of width `own` in another width. The WebP in its own width is the original. */
export function widthUrl(picture: string, { own, width, format }: { own: number; width: number; format: WidthFormat }): string {
  return format === "webp" && width === own ? picture : widthFile(picture, { width, format });
}

import { widthFile, type WidthFormat } from "./width-file.ts";

/** Where a picture, `own` wide, lies in one of its widths: as WebP in its own that is the picture itself. */
export function widthUrl(picture: string, { own, width, format }: { own: number; width: number; format: WidthFormat }): string {
  return format === "webp" && width === own ? picture : widthFile(picture, { width, format });
}

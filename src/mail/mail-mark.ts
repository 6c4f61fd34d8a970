import type { Palette } from "../brands/brand.ts";
import { mailColours } from "./mail-colours.ts";

/** The logo, a sun over water, drawn with boxes: mail programs support no SVG and block remote pictures. */
export function mailMark(palette: Palette): string {
  const { action, border } = mailColours[palette];
  const square = `display:inline-block;box-sizing:border-box;width:32px;height:32px;margin-right:12px;border-radius:8px;border-bottom:8px solid ${border};background:${action};vertical-align:middle`;
  const sun = "display:block;width:11px;height:11px;margin:6px 0 0 15px;border-radius:50%;background:#fff";
  return `<span style="${square}"><span style="${sun}"></span></span>`;
}

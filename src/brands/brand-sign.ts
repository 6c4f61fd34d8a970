import type { Palette } from "./brand.ts";
import { palettes } from "./palettes.ts";

/** The logo in the colours of a palette, 36 × 36, as SVG for icons; the same as on the pages (src/web/document/frame/logo.tsx). */
export function brandSign(palette: Palette, { corner }: { corner: number }): string {
  const { action, border } = palettes[palette];
  const shapes = [
    `<path d="M0 0h36v36H0z" fill="${action}"/><circle cx="24" cy="14" r="6.5" fill="#fff"/>`,
    `<path d="M0 27c6-9 12-9 18-3s12 2 18-3v15H0Z" fill="${border}"/><path d="M0 31c8-5 13-2 19 0s11 1 17-2v7H0Z" fill="#fff"/>`,
  ];
  const frame = `<clipPath id="r"><rect width="36" height="36" rx="${corner}"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36">${frame}<g clip-path="url(#r)">${shapes.join("")}</g></svg>`;
}

import { brandSign } from "../../brands/brand-sign.ts";
import type { Brand, Palette } from "../../brands/brand.ts";
import { palettes } from "../../brands/palettes.ts";
import { fitTitle } from "./fit-title.server.ts";
import { SOCIAL_SIZE, type SocialPicture } from "./social-picture.server.ts";
import { lettering, typefaceOf, widthOf } from "./typeface.server.ts";

const { width, height } = SOCIAL_SIZE;
/** The panel with the text; its right edge is a wave, as in the brand's sign. */
const PANEL = { left: 72, text: 496, edge: 606, swing: 44 } as const;
/** Left edge of the visible background. */
export const GROUND_LEFT = PANEL.edge - PANEL.swing;
const INK = "#241a20";
const INK_SOFT = "#62565d";
const LEADING = 1.1;
/** Space for the title, between the brand's sign and the note. */
const TITLE = { top: 152, bottom: 500 } as const;
const NOTE_LINE = 566;

/** The picture of a page for social networks as SVG text (1200 × 630), over `ground`: SVG that fills the area right of the panel. */
export function drawSocialPicture({ palette, name }: Brand, { title, note }: SocialPicture, ground: string): string {
  const colours = palettes[palette];
  const content = [
    `<rect width="${width}" height="${height}" fill="${colours.tint}"/>`,
    `<clipPath id="right"><path d="M${GROUND_LEFT} 0h${width - GROUND_LEFT}v${height}h-${width - GROUND_LEFT}z"/></clipPath>`,
    `<g clip-path="url(#right)">${ground}</g>`,
    panel(34, colours.action),
    panel(20, colours.border),
    panel(0, "#ffffff"),
    signOf(palette),
    `<g fill="${INK}">${lettering(typefaceOf(800), name, { x: PANEL.left + 68, y: 106, size: 34 })}</g>`,
    `<g fill="${INK}">${heading(title)}</g>`,
    note ? noteLine(note, colours.strong) : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join("")}</svg>`;
}

function panel(further: number, fill: string): string {
  const { edge, swing } = PANEL;
  const x = edge + further;
  return `<path d="M0 0H${x - swing}C${x + swing} ${height * 0.22} ${x + swing * 0.6} ${height * 0.36} ${x - swing * 0.2} ${height * 0.52}S${x - swing * 0.4} ${height * 0.86} ${x + swing * 0.5} ${height}H0Z" fill="${fill}"/>`;
}

/** The brand's sign, as high as its name beside it, with the same rounded corners as on pages. */
function signOf(palette: Palette): string {
  return `<g transform="translate(${PANEL.left} 68)scale(1.4444)">${brandSign(palette, { corner: 10 })}</g>`;
}

/** The title, centred vertically between sign and note by cap height. */
function heading(title: string): string {
  const typeface = typefaceOf(800);
  const { size, lines } = fitTitle(typeface, title, PANEL.text);
  const leading = size * LEADING;
  const tall = (lines.length - 1) * leading + size * 0.7;
  const first = (TITLE.top + TITLE.bottom - tall) / 2 + size * 0.7;
  return lines.map((line, index) => lettering(typeface, line, { x: PANEL.left, y: Math.round(first + index * leading), size })).join("");
}

function noteLine({ text, isPlace }: NonNullable<SocialPicture["note"]>, colour: string): string {
  const typeface = typefaceOf(600);
  const size = widthOf(typeface, text, 30) > PANEL.text - 40 ? 24 : 30;
  const pin = `<path transform="translate(${PANEL.left} ${NOTE_LINE - 29})" fill="${colour}" d="M14 0a14 14 0 0 0-14 14c0 9.500 14 22 14 22s14-12.500 14-22A14 14 0 0 0 14 0m0 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10"/>`;
  const x = isPlace ? PANEL.left + 42 : PANEL.left;
  return `${isPlace ? pin : ""}<g fill="${INK_SOFT}">${lettering(typeface, text, { x, y: NOTE_LINE, size })}</g>`;
}

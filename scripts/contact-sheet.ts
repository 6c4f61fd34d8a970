import sharp from "sharp";

/** A screenshot and its label. */
export type Shot = { name: string; picture: Buffer };

const SHEET_WIDTH = 1800;
const GAP = 12;
const LABEL_HEIGHT = 28;
const BACKGROUND = "#d9d4d6";
/** Screenshots are cut at this many viewport heights. */
const SCREENS_HIGH = 2;
/** A WebP is 16,383 px high at most. */
const MAX_HEIGHT_PX = 16_000;

type Tile = { label: Buffer; picture: Buffer; height: number };
type Layer = { input: Buffer; left: number; top: number };

/** Arranges screenshots of one width in columns, each in the shortest, as a WebP. */
export async function writeContactSheet(file: string, shots: readonly Shot[], viewport: { width: number; height: number }): Promise<void> {
  const tops = Array.from({ length: columnsFor(viewport.width) }, () => GAP);
  const width = Math.floor((SHEET_WIDTH - GAP) / tops.length) - GAP;
  const maxHeight = Math.round((width / viewport.width) * viewport.height * SCREENS_HIGH);

  const layers: Layer[] = [];
  for (const { label, picture, height } of await Promise.all(shots.map((shot) => tileOf(shot, { width, maxHeight })))) {
    const top = Math.min(...tops);
    const column = tops.indexOf(top);
    const left = GAP + column * (width + GAP);
    layers.push({ input: label, left, top }, { input: picture, left, top: top + LABEL_HEIGHT });
    tops[column] = top + LABEL_HEIGHT + height + GAP;
  }
  const sheet = sharp({ create: { width: SHEET_WIDTH, height: Math.max(...tops), channels: 3, background: BACKGROUND } });
  const whole = await sheet.composite(layers).png({ compressionLevel: 1 }).toBuffer();
  await sharp(whole).resize({ height: MAX_HEIGHT_PX, withoutEnlargement: true }).webp({ quality: 30, effort: 5 }).toFile(file);
}

/** Few enough columns that text on the screenshots stays readable. */
function columnsFor(width_px: number): number {
  if (width_px < 500) return 8;
  return width_px < 1000 ? 6 : 4;
}

async function tileOf({ name, picture }: Shot, { width, maxHeight }: { width: number; maxHeight: number }): Promise<Tile> {
  const small = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(small.info.height, maxHeight);
  const cut = await sharp(small.data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="2" y="20" font-family="sans-serif" font-size="16">${name}</text></svg>`;
  return { label: Buffer.from(text), picture: cut, height };
}

import sharp from "sharp";

/** A screenshot and what it shows. */
export type Shot = { name: string; picture: Buffer };

const SHEET_WIDTH = 1992;
const GAP = 12;
const LABEL_HEIGHT = 28;
const BACKGROUND = "#d9d4d6";

type Tile = { label: Buffer; picture: Buffer; height: number };

/** Puts screenshots of one width side by side, six in a row; what is longer than four screens is cut there. */
export async function writeContactSheet(file: string, shots: readonly Shot[], viewport: { width: number; height: number }): Promise<void> {
  const columns = viewport.width < 1000 ? 6 : 4;
  const width = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP;
  const tiles = await Promise.all(
    shots.map((shot) => tileOf(shot, { width, most: Math.round((width / viewport.width) * viewport.height * 4) })),
  );

  const layers: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (let index = 0; index < tiles.length; index += columns) {
    const row = tiles.slice(index, index + columns);
    for (const [column, { label, picture }] of row.entries()) {
      const left = GAP + column * (width + GAP);
      layers.push({ input: label, left, top }, { input: picture, left, top: top + LABEL_HEIGHT });
    }
    top += LABEL_HEIGHT + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const sheet = sharp({ create: { width: SHEET_WIDTH, height: top, channels: 3, background: BACKGROUND } });
  await sheet.composite(layers).jpeg({ quality: 72, mozjpeg: true }).toFile(file);
}

async function tileOf({ name, picture }: Shot, { width, most }: { width: number; most: number }): Promise<Tile> {
  const small = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(small.info.height, most);
  const cut = await sharp(small.data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="2" y="20" font-family="sans-serif" font-size="16">${name}</text></svg>`;
  return { label: Buffer.from(text), picture: cut, height };
}

import type { Palette } from "../brands/brand.ts";
import { brandSign } from "../brands/brand-sign.ts";

/** `any` has the round corners of the sign; `maskable` fills the square, as systems cut it themselves. */
export type IconPurpose = "any" | "maskable";
export type IconAsked = { palette: Palette; size: number; purpose: IconPurpose };

const drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The sign of a palette as PNG, `size` pixels wide and high; drawn once while the process runs. */
export function brandIcon({ palette, size, purpose }: IconAsked): Promise<Buffer<ArrayBuffer>> {
  const key = `${palette} ${size} ${purpose}`;
  const icon = drawn.get(key) ?? draw({ palette, size, purpose });
  drawn.set(key, icon);
  // Of what failed the next who asks makes another try.
  icon.catch(() => drawn.delete(key));
  return icon;
}

/** The same as an icon file of Windows, which browsers still ask for: PNGs of three sizes behind a table of them. */
export async function faviconOf(palette: Palette): Promise<Buffer<ArrayBuffer>> {
  const sizes = [16, 32, 48];
  const pngs = await Promise.all(sizes.map((size) => brandIcon({ palette, size, purpose: "any" })));
  const table = Buffer.alloc(6 + 16 * pngs.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pngs.length, 4);
  let offset = table.length;
  for (const [index, png] of pngs.entries()) {
    const at = 6 + 16 * index;
    table.set([sizes[index] ?? 0, sizes[index] ?? 0, 0, 0, 1, 0, 32, 0], at);
    table.writeUInt32LE(png.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([table, ...pngs]);
}

async function draw({ palette, size, purpose }: IconAsked): Promise<Buffer<ArrayBuffer>> {
  const svg = Buffer.from(brandSign(palette, { corner: purpose === "any" ? 11 : 0 }));
  // Not with the module: a start would wait for it (decisions/054-bundled-server.md).
  const { default: sharp } = await import("sharp");
  // Enough dots per inch that nothing is made larger afterwards.
  const png = await sharp(svg, { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return Buffer.from(png);
}

import type { Palette } from "../brands/brand.ts";
import { brandSign } from "../brands/brand-sign.ts";

/** `any` has rounded corners; `maskable` fills the square, because systems crop it themselves. */
export type IconPurpose = "any" | "maskable";
export type IconOptions = { palette: Palette; size: number; purpose: IconPurpose };

const cache = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The brand sign as PNG, `size` pixels square; cached for the life of the process. */
export function brandIcon({ palette, size, purpose }: IconOptions): Promise<Buffer<ArrayBuffer>> {
  const key = `${palette} ${size} ${purpose}`;
  const icon = cache.get(key) ?? draw({ palette, size, purpose });
  cache.set(key, icon);
  // A failure is not cached.
  icon.catch(() => cache.delete(key));
  return icon;
}

/** The brand sign as `favicon.ico`, which browsers still request: a directory followed by PNGs of three sizes. */
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

async function draw({ palette, size, purpose }: IconOptions): Promise<Buffer<ArrayBuffer>> {
  const svg = Buffer.from(brandSign(palette, { corner: purpose === "any" ? 11 : 0 }));
  // Imported lazily, for a faster start (decisions/054-bundled-server.md).
  const { default: sharp } = await import("sharp");
  // Rasterised at the final size, so that nothing is scaled up.
  const png = await sharp(svg, { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return Buffer.from(png);
}

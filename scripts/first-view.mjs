import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "./root.mjs";

const CLIENT = join(root, "build/client");
const ASSETS = join(CLIENT, "static/assets");
const SCREENS = "src/web/screens/";
const BOOT = "src/web/boot.ts";
const MOUNT = "src/web/islands/mount-island.tsx";
/** A brand with other words has as many of them. */
const LOCALE = "nl";

/** What a first view may fetch, compressed as it is sent; the pictures and texts of real pages are judged by a journey. */
const OF_DOCUMENT = { js: 15 * 1024, css: 15 * 1024, fonts: 40 * 1024 };
/** Until an island answers, with everything that its document has. */
const OF_ISLAND = { js: 100 * 1024 };

/** Makes a phone load the languages of its system, for a tenth of a second in which it answers nobody: dates in words come with the page. */
const LOADS_LANGUAGES = /\bIntl\.|\.toLocale(Date|Time)?String\(|\.localeCompare\(/;

/**
 * What the built product makes a browser fetch, in bytes by kind, with the bounds of each: for any document by itself (the largest
 * stylesheet is taken), and until each island is hydrated; and which of those scripts ask for a language of the system.
 */
export function firstViews() {
  const files = manifest("client");
  const boot = closure(files, [BOOT]);
  const islands = boot.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => /^src\/web\/(?!islands\/|analytics\/)/.test(key));
  const early = readFileSync(join(root, "build/early/early.js"), "utf8");
  const document = { view: "a document", bounds: OF_DOCUMENT, js: scripts(boot) + compressed(early), css: largestStyles(), fonts: fonts() };
  return [
    { ...document, loadsLanguages: languages(boot) },
    ...islands.map((key) => {
      const chunks = closure(files, [BOOT, MOUNT, key], true);
      return {
        view: key.replace(/.*\//, ""),
        bounds: OF_ISLAND,
        js: scripts(chunks) + compressed(early),
        loadsLanguages: languages(chunks),
      };
    }),
  ];
}

/** A sentence for each bound that is broken, and for each script that would make a phone wait for its languages. */
export function brokenBounds(views) {
  const heavy = views.flatMap(({ view, bounds, ...bytes }) =>
    Object.entries(bounds)
      .filter(([kind, most]) => bytes[kind] > most)
      .map(([kind, most]) => `${view}: ${bytes[kind]} bytes of ${kind}, ${bytes[kind] - most} more than the bound.`),
  );
  const asking = new Set(views.flatMap(({ loadsLanguages }) => loadsLanguages));
  return [...heavy, ...[...asking].map((file) => `${file} asks for dates, numbers or an order in a language.`)];
}

/** A line for each view, with its share of the bounds. */
export function tableOf(views) {
  const cell = (bytes, most) => `${(bytes / 1024).toFixed(1).padStart(6)} of ${most / 1024}`;
  const lines = views
    .toSorted((a, b) => b.js - a.js)
    .map(({ view, bounds, ...bytes }) =>
      [view.padEnd(28), ...Object.entries(bounds).map(([kind, most]) => `${cell(bytes[kind], most)} ${kind}`)].join("  "),
    );
  return ["KB compressed, of the bound", ...lines].join("\n");
}

/** The chunks that come with `entries`, and the words of one language that they await when they are loaded. */
function closure(files, entries, withWords = false) {
  const found = new Set();
  const visit = (key) => {
    const chunk = files[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    const words = (chunk.dynamicImports ?? []).filter((each) => withWords && new RegExp(`^content/words/.*\\b${LOCALE}\\.ts$`).test(each));
    for (const each of [...(chunk.imports ?? []), ...words]) visit(each);
  };
  for (const entry of entries) {
    if (!files[entry]) throw new Error(`The build has no ${entry}: what it weighs is not known.`);
    visit(entry);
  }
  return [...found];
}

function largestStyles() {
  const styles = manifest("styles");
  const shell = Object.keys(styles).filter((key) => key.endsWith("/shell.tsx"));
  const screens = Object.keys(styles).filter((key) => key.startsWith(SCREENS));
  const sheets = screens.map((screen) => {
    const css = new Set(closure(styles, [...shell, screen]).flatMap((chunk) => chunk.css ?? []));
    return compressed([...css].map((file) => readFileSync(join(root, "build/styles", file), "utf8")).join("\n"));
  });
  return Math.max(...sheets);
}

function manifest(environment) {
  return JSON.parse(readFileSync(join(root, `build/${environment}/.vite/manifest.json`), "utf8"));
}

function scripts(chunks) {
  return sum(chunks.map(({ file }) => statSync(join(CLIENT, `${file}.br`)).size));
}

function languages(chunks) {
  return chunks.map(({ file }) => file).filter((file) => LOADS_LANGUAGES.test(readFileSync(join(CLIENT, file), "utf8")));
}

function fonts() {
  return sum(readdirSync(ASSETS).flatMap((name) => (name.endsWith(".woff2") ? [statSync(join(ASSETS, name)).size] : [])));
}

/** As a page is compressed when it is asked for the first time. */
function compressed(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

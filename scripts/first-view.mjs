import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "./root.mjs";

const CLIENT = join(root, "build/client");
const ASSETS = join(CLIENT, "static/assets");
const SCREENS = "src/web/screens/";
const BOOT = "src/web/boot.ts";
const MOUNT = "src/web/islands/mount-island.tsx";
/** Texts of other locales are about as long. */
const LOCALE = "nl";

/** Budgets of a first view, compressed. A journey test checks pictures and texts of real pages. */
const DOCUMENT_BUDGET = { js: 15 * 1024, css: 15 * 1024, fonts: 40 * 1024 };
/** Budget until an island is hydrated, including its document. */
const ISLAND_BUDGET = { js: 100 * 1024 };

/** Calls that make a phone load locale data, which blocks it for 0.1 s: the server renders such texts instead. */
const USES_LOCALE_DATA = /\bIntl\.|\.toLocale(Date|Time)?String\(|\.localeCompare\(/;

/**
 * The bytes that a browser fetches, by kind, with their budgets: for a document (with the largest stylesheet), and until each island
 * is hydrated; and which of those scripts use locale data.
 */
export function firstViews() {
  const files = manifest("client");
  const boot = closure(files, [BOOT]);
  const islands = boot.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => /^src\/web\/(?!islands\/|analytics\/)/.test(key));
  const early = readFileSync(join(root, "build/early/early.js"), "utf8");
  const document = {
    view: "a document",
    budgets: DOCUMENT_BUDGET,
    js: scripts(boot) + compressed(early),
    css: largestStyles(),
    fonts: fonts(),
  };
  return [
    { ...document, usingLocaleData: filesUsingLocaleData(boot) },
    ...islands.map((key) => {
      const chunks = closure(files, [BOOT, MOUNT, key], true);
      return {
        view: key.replace(/.*\//, ""),
        budgets: ISLAND_BUDGET,
        js: scripts(chunks) + compressed(early),
        usingLocaleData: filesUsingLocaleData(chunks),
      };
    }),
  ];
}

/** A message for each exceeded budget, and for each script that uses locale data. */
export function exceededBudgets(views) {
  const exceeded = views.flatMap(({ view, budgets, ...bytes }) =>
    Object.entries(budgets)
      .filter(([kind, budget]) => bytes[kind] > budget)
      .map(([kind, budget]) => `${view}: ${bytes[kind]} bytes of ${kind}, ${bytes[kind] - budget} above the budget.`),
  );
  const slow = new Set(views.flatMap(({ usingLocaleData }) => usingLocaleData));
  return [...exceeded, ...[...slow].map((file) => `${file} formats or sorts with locale data.`)];
}

/** A line for each view, with its bytes and budgets. */
export function tableOf(views) {
  const cell = (bytes, budget) => `${(bytes / 1024).toFixed(1).padStart(6)} of ${budget / 1024}`;
  const lines = views
    .toSorted((a, b) => b.js - a.js)
    .map(({ view, budgets, ...bytes }) =>
      [view.padEnd(28), ...Object.entries(budgets).map(([kind, budget]) => `${cell(bytes[kind], budget)} ${kind}`)].join("  "),
    );
  return ["KB compressed, of the budget", ...lines].join("\n");
}

/** The chunks that `entries` import, with the texts of one locale that they load dynamically if `withWords`. */
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
    if (!files[entry]) throw new Error(`The build has no ${entry}, so its size is unknown.`);
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

function filesUsingLocaleData(chunks) {
  return chunks.map(({ file }) => file).filter((file) => USES_LOCALE_DATA.test(readFileSync(join(CLIENT, file), "utf8")));
}

function fonts() {
  return sum(readdirSync(ASSETS).flatMap((name) => (name.endsWith(".woff2") ? [statSync(join(ASSETS, name)).size] : [])));
}

/** Quality 5, as for the first response of a page. */
function compressed(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

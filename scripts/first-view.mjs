import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "./root.mjs";

const CLIENT = join(root, "build/client");
const SCREENS = "src/web/screens/";
const ROUTE = "?__react-router-build-client-route";
/** Screens that stand within a frame of their own. */
const FRAMES = { "overview/overview": "overview/overview-frame", "landing/landing": "overview/overview-frame" };
const LOCALES = { nl: "nl", be: "be", de: "de", kids: "nl" };
/** What only the brand with an agenda fetches by itself. */
const WITH_AGENDA = { "advertise/advertise": "advertise/event-request" };

/** Of documents: the boot script, which islands are not part of. */
const MOST_OF_DOCUMENT = 15 * 1024;

/** What a first view may fetch, compressed as it is sent; the pictures and texts of real pages are judged by a journey. */
const BOUNDS = { js: 120 * 1024, css: 15 * 1024, fonts: 40 * 1024 };

/** Makes a phone load the languages of its system, for a tenth of a second in which it answers nobody: dates in words come with the page. */
const LOADS_LANGUAGES = /\bIntl\.|\.toLocale(Date|Time)?String\(|\.localeCompare\(/;

/**
 * What each screen of the built product makes a browser fetch by itself until it is alive, in bytes: scripts with the words
 * of one language, and style sheets, by the build's own list of files; and which of those scripts ask for a language of the system.
 */
export function firstViews() {
  const files = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8"));
  const fonts = sum(fontsOf().map((font) => statSync(font).size));
  const ofRouter = screensIn(files).flatMap((screen) => {
    const frame = FRAMES[screen] ? [`${SCREENS}${FRAMES[screen]}.tsx${ROUTE}`] : [];
    const entries = ["src/web/entry.client.tsx", `src/web/root.tsx${ROUTE}`, ...frame, `${SCREENS}${screen}.tsx${ROUTE}`];
    return Object.entries(LOCALES).map(([brand, locale]) => {
      const more = brand === "kids" && WITH_AGENDA[screen] ? [`${SCREENS}${WITH_AGENDA[screen]}.tsx`] : [];
      const chunks = closure(files, [...entries, ...more], locale);
      const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
      return {
        screen,
        brand,
        js: sum(chunks.map(({ file }) => statSync(join(CLIENT, `${file}.br`)).size)) + manifestSize(),
        css: compressed(css.map((file) => readFileSync(join(CLIENT, file), "utf8")).join("\n")),
        fonts,
        loadsLanguages: chunks.map(({ file }) => file).filter((file) => LOADS_LANGUAGES.test(readFileSync(join(CLIENT, file), "utf8"))),
      };
    });
  });
  return [...ofRouter, documentView(fonts)];
}

/** The same of a document: the boot script with the modules that it imports, and the inline script. The largest stylesheet is taken. */
function documentView(fonts) {
  const manifest = (file) => JSON.parse(readFileSync(join(root, "build", file), "utf8"));
  const boot = closure(manifest("client/.vite/documents.json"), ["src/web/document/boot.ts"], null);
  const early = compressed(readFileSync(join(root, "build/early/early.js"), "utf8"));
  const styles = manifest("styles/.vite/manifest.json");
  const shell = Object.keys(styles).filter((key) => key.endsWith("/shell.tsx"));
  const screens = Object.keys(styles).filter((key) => key.startsWith(SCREENS));
  const sheets = screens.map((screen) => {
    const css = new Set(closure(styles, [...shell, screen], null).flatMap((chunk) => chunk.css ?? []));
    return compressed([...css].map((file) => readFileSync(join(root, "build/styles", file), "utf8")).join("\n"));
  });
  const js = sum(boot.map(({ file }) => statSync(join(CLIENT, `${file}.br`)).size)) + early;
  return {
    screen: "a document",
    brand: "all",
    js,
    css: Math.max(...sheets),
    fonts,
    bounds: { ...BOUNDS, js: MOST_OF_DOCUMENT },
    loadsLanguages: [],
  };
}

/** A sentence for each bound that a screen breaks, and for each script that would make a phone wait for its languages. */
export function brokenBounds(views) {
  const heavy = views.flatMap((view) =>
    Object.entries(view.bounds ?? BOUNDS)
      .filter(([kind, most]) => view[kind] > most)
      .map(([kind, most]) => `${view.screen} of ${view.brand}: ${view[kind]} bytes of ${kind}, ${view[kind] - most} more than the bound.`),
  );
  const files = new Set(views.flatMap(({ loadsLanguages }) => loadsLanguages));
  return [...heavy, ...[...files].map((file) => `${file} asks for dates, numbers or an order in a language.`)];
}

/** A line for each screen: the heaviest brand, and its share of the bounds. */
export function tableOf(views) {
  const heaviest = [...new Map(views.toSorted((a, b) => a.js - b.js).map((view) => [view.screen, view])).values()];
  const cell = (bytes, most) => `${(bytes / 1024).toFixed(1).padStart(6)} of ${most / 1024}`;
  const lines = heaviest
    .toSorted((a, b) => b.js - a.js)
    .map((view) => {
      const cells = Object.entries(view.bounds ?? BOUNDS).map(([kind, most]) => cell(view[kind], most));
      return `${view.screen.padEnd(28)} ${view.brand.padEnd(4)}  ${cells.join("  ")}`;
    });
  return [`${"first view, KB compressed".padEnd(34)}       js           css         fonts`, ...lines].join("\n");
}

function screensIn(files) {
  const routes = Object.keys(files).filter((key) => key.startsWith(SCREENS) && key.endsWith(`.tsx${ROUTE}`));
  return routes.map((key) => key.slice(SCREENS.length, -`.tsx${ROUTE}`.length)).filter((screen) => !screen.endsWith("-frame"));
}

/** The files that come with `entries`, and the words of a language, if any, that they ask for by themselves. */
function closure(files, entries, locale) {
  const found = new Set();
  const visit = (key) => {
    const chunk = files[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    const words =
      locale === null ? [] : (chunk.dynamicImports ?? []).filter((each) => new RegExp(`^content/words/.*${locale}\\.ts$`).test(each));
    for (const each of [...(chunk.imports ?? []), ...words]) visit(each);
  };
  for (const entry of entries) {
    if (!files[entry]) throw new Error(`The build has no ${entry}: what its first view weighs is not known.`);
    visit(entry);
  }
  return [...found];
}

/** React Router's list of routes, a script of its own beside those that Vite knows. */
function manifestSize() {
  const assets = join(CLIENT, "static/assets");
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  return file ? statSync(join(assets, `${file}.br`)).size : 0;
}

function fontsOf() {
  const assets = join(CLIENT, "static/assets");
  return existsSync(assets)
    ? readdirSync(assets)
        .filter((name) => name.endsWith(".woff2"))
        .map((name) => join(assets, name))
    : [];
}

/** As a page is compressed when it is asked for the first time. */
function compressed(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

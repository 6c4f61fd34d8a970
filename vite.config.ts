import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { shortName } from "./scripts/short-name.ts";
import { withoutStyles } from "./scripts/without-styles.ts";

/** What screens share beside the forms: components, the language of addresses, small words of the business. */
const HOUSE =
  /content\/words\/write-whole|src\/(web\/(?!forms|contact|screens|words\/parts|ui\/(event|field\.tsx|form-|error-summary|pagination|page-head|blog-|use-turned))|places\/|seo\/head|media\/panorama-url|contract\/(query|text)-from|organisations\/organisation-url|activities\/activity-url)/;

/**
 * What most screens need, in a few files instead of dozens: fewer requests, and one file compresses better than its parts.
 * A group takes what its files import along, so the house stands before the forms, which import from it. What all
 * screens share of the sheets is one, and what only forms, events, articles or advertisers need is one of each; they stand before those of
 * screens, whatever somebody saw before (src/web/sheets-in-order.ts, decisions/044-a-page-brings-its-own-sheets.md).
 */
const CHUNKS = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // The form for events is a part that is fetched by itself (load-event-request.ts), and yet stands in the page.
  { name: "advertise-sheet", test: /src\/web\/(screens\/advertise|forms\/picture)\/.*\.css$/ },
  { name: "forms-sheet", test: /src\/web\/(forms|contact|ui\/(form-|error-summary)).*\.css$/ },
  { name: "events-sheet", test: /src\/web\/ui\/event-.*\.css$/ },
  { name: "articles-sheet", test: /src\/web\/ui\/(blog-|prose|page-head|link-boxes|text-with-points|beside).*\.css$/ },
  { name: "sheet", test: /src\/web\/(?!screens).*\.css$/ },
  { name: "house", test: HOUSE, minShareCount: 3 },
  // What is searched for, and its address.
  { name: "search", test: /src\/activities\/(search-state|filter-url|overview-url)/, minShareCount: 2 },
  { name: "told", test: /src\/web\/tracking\/(moments|last-search|consent-door)/ },
  {
    name: "forms",
    test: /src\/(web\/(forms|ui\/(field\.tsx|form-|error-summary))|contract\/entities\/quote-request-limits)/,
    minShareCount: 2,
  },
];

/**
 * Packages lie in the build too, but for sharp, which brings a library: a few files are read sooner than hundreds (decisions/054-the-server-in-one-file.md).
 * React asks at every start whether it is to check what one develops; here it is known.
 */
const withItsPackages: EnvironmentOptions = {
  resolve: { noExternal: true, external: ["sharp"] },
  define: { "process.env.NODE_ENV": '"production"' },
};

export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: shortName() } },
  plugins: [reactRouter(), withoutStyles("ssr"), withoutPreloads()],
  build: {
    assetsDir: "static/assets",
    assetsInlineLimit: 0,
    // What is fetched later needs no files beside those that every page has; the helper would weigh on every first view.
    modulePreload: false,
    chunkSizeWarningLimit: 250,
    // The list of what was built is kept: the budget of first views is taken by it (scripts/first-view.mjs).
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // One build of pages and API, so that they share their modules.
    ssr: { build: { rollupOptions: { input: "./src/app.ts" } }, ...(command === "build" ? withItsPackages : {}) },
  },
}));

/**
 * How Vite writes an `import("…")`, for all or some names of a part; its marker becomes a list of the files that the part needs. Should
 * Vite write it otherwise, the list is back, and first views are over their bound (scripts/first-view.mjs).
 */
const PRELOADED_PART =
  /__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await (import\("[^"]*"\));\s*return \{[^}]*\};\s*\}|\(\) => (import\("[^"]*"\))), __VITE_PRELOAD__\)/g;

/**
 * Vite would have every lazy part fetch its sheets through a helper of 1.1 KB and a list in every file that has one, on every
 * first view. Screens bring theirs (src/web/bring-sheets.ts), and the one other part that has sheets, the lightbox, names them itself.
 */
function withoutPreloads(): Plugin {
  return {
    name: "without-preloads",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null),
    renderChunk: (code) => code.replaceAll(PRELOADED_PART, "$1$2").replaceAll(", __VITE_PRELOAD__", ""),
  };
}

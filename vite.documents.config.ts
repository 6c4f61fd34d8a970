import { defineConfig } from "vite";
import { shortName } from "./scripts/short-name.ts";
import { withoutStyles } from "./scripts/without-styles.ts";
import { ISLAND_FILES } from "./src/web/islands/island-files.ts";
import { SCREEN_FILES } from "./src/web/screen-files.ts";

const ASSETS = "static/assets";

/** Stylesheets that several screens share, in files of their own; their names decide the order (scripts/load-documents.ts). */
const SHARED_STYLES = [
  { name: "forms-styles", test: /src\/web\/(forms|contact|ui\/(form-|error-summary)).*\.css$/ },
  { name: "events-styles", test: /src\/web\/ui\/event-.*\.css$/ },
  { name: "articles-styles", test: /src\/web\/ui\/(blog-|prose|page-head|link-boxes|text-with-points|beside).*\.css$/ },
  { name: "base-styles", test: /src\/web\/(?!screens).*\.css$/ },
];

/**
 * The parts of documents that browsers load, in three environments:
 * - `client`: the boot script and the islands, beside the files of React Router's pages;
 * - `early`: the script that stands inline in every document, as one classic script;
 * - `styles`: a stylesheet for each screen, from the components that the server renders, and for
 *   the islands. Its scripts are not used.
 */
export default defineConfig({
  css: { modules: { generateScopedName: shortName() } },
  // Links of documents are links, as the server writes them (src/web/ui/link.tsx).
  define: { "process.env.NODE_ENV": '"production"', "import.meta.env.DOCUMENTS": "true" },
  publicDir: false,
  plugins: [withoutStyles("client")],
  build: { assetsDir: ASSETS, assetsInlineLimit: 0, modulePreload: false },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", "early", "styles"]) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: "build/client",
        emptyOutDir: false,
        manifest: ".vite/documents.json",
        // Otherwise every island would fetch the stylesheets that its document has.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { boot: "src/web/document/boot.ts" },
          output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] } },
        },
      },
    },
    early: {
      consumer: "client",
      build: {
        outDir: "build/early",
        emitAssets: false,
        rolldownOptions: { input: "src/web/document/early.ts", output: { format: "iife", entryFileNames: "early.js" } },
      },
    },
    styles: {
      consumer: "server",
      build: {
        outDir: "build/styles",
        emitAssets: true,
        cssCodeSplit: true,
        cssMinify: true,
        manifest: true,
        rolldownOptions: {
          input: { shell: "src/web/document/shell.tsx", ...ISLAND_FILES, ...SCREEN_FILES },
          output: { codeSplitting: { groups: SHARED_STYLES } },
        },
      },
    },
  },
});

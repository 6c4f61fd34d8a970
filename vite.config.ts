import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions, type Plugin, type Rolldown } from "vite";
import { shortName } from "./scripts/short-name.ts";
import { withoutServer } from "./scripts/without-server.ts";
import { withoutStyles } from "./scripts/without-styles.ts";
import { ROUTES } from "./src/web/navigation/routes.ts";

const ASSETS = "static/assets";

/** Stylesheets that several screens share, in separate files; their names decide the order (scripts/load-documents.ts). */
const SHARED_STYLES = [
  { name: "forms-styles", test: /src\/web\/(forms|ui\/form\/(form-|error-summary)).*\.css$/ },
  { name: "events-styles", test: /src\/web\/ui\/card\/event-.*\.css$/ },
  {
    name: "articles-styles",
    test: /src\/web\/ui\/(card\/blog-|layout\/(prose|page-head|link-boxes|text-with-points|text-columns)).*\.css$/,
  },
  { name: "base-styles", test: /src\/web\/(?!screens).*\.css$/ },
];

const BOOT = join(import.meta.dirname, "src/web/boot.ts");

/**
 * Puts the imports of the boot script into a chunk of their own: islands import some of them too, and the boot script itself may be
 * fetched again from another URL (src/web/document/early/early.ts).
 */
function besideBoot(id: string, graph: { getModuleInfo: Rolldown.GetModuleInfo }): string | null {
  const found = new Set([BOOT]);
  // Iterating a set includes elements added meanwhile.
  for (const each of found) for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  return id !== BOOT && found.has(id) ? "shared" : null;
}

/** Separate chunks for React, for imports of the boot script, and for what islands share. */
const CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: besideBoot, test: /\/src\// },
  {
    name: "parts",
    test: /src\/web\/(page-context\/|words\/|ui\/(dialog\/panel-of|form\/(amount|button|error-summary|field)|layout\/(icon|layout|link))|navigation\/use-|search-fields\/(use-|debounced|place-field|form-params|search-delay))/,
    minShareCount: 2,
  },
];

/**
 * Bundles packages too, except sharp, which has a native library: a few files load faster than hundreds
 * (decisions/054-bundled-server.md). NODE_ENV is fixed, so that React's development build is dropped.
 */
const WITH_PACKAGES: EnvironmentOptions = {
  resolve: { noExternal: true, external: ["sharp"] },
  define: { "process.env.NODE_ENV": '"production"' },
};

/**
 * The product in four environments:
 * - `client`: the boot script of every document, and the islands;
 * - `early`: the inline script of every document, as one classic script;
 * - `styles`: a stylesheet per screen, from the components that the server renders. Its scripts are unused;
 * - `ssr`: pages and API as one module, for the server.
 */
export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: shortName() } },
  // Our own server handles everything but modules.
  appType: "custom",
  publicDir: false,
  // Hot replacement of islands in development.
  plugins: [command === "serve" && [react(), reloadDocuments()], withoutServer(), withoutStyles("client"), withoutStyles("ssr")],
  build: { assetsDir: ASSETS, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", "early", "styles", "ssr"]) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
      await copyFiles("build/styles", "build/client");
    },
  },
  environments: {
    client: {
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
      build: {
        outDir: "build/client",
        manifest: true,
        // Otherwise every island would fetch stylesheets that its document has already.
        cssCodeSplit: false,
        rolldownOptions: { input: { boot: "src/web/boot.ts" }, output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
    early: {
      consumer: "client",
      build: {
        outDir: "build/early",
        emitAssets: false,
        rolldownOptions: { input: "src/web/document/early/early.ts", output: { format: "iife", entryFileNames: "early.js" } },
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
          input: ["document/shell.tsx", ...Object.values(ROUTES).map(({ file }) => `screens/${file}`)].map((file) => `src/web/${file}`),
          output: { codeSplitting: { groups: SHARED_STYLES } },
        },
      },
    },
    // One build of pages and API, so that they share modules.
    ssr: {
      ...(command === "build" && WITH_PACKAGES),
      build: { outDir: "build/server", rolldownOptions: { input: { index: "./src/app.ts" } } },
    },
  },
}));

/** Copies fonts and pictures of stylesheets to the served folder. */
async function copyFiles(from: string, to: string): Promise<void> {
  const files = (await readdir(join(from, ASSETS))).filter((file) => !/\.(js|css)$/.test(file));
  await Promise.all(files.map((file) => copyFile(join(from, ASSETS, file), join(to, ASSETS, file))));
}

/** Reloads the page when a server-only module changes. The React plugin replaces islands. */
function reloadDocuments(): Plugin {
  return {
    name: "reload-documents",
    hotUpdate({ file, modules, server: { environments } }) {
      const isInBrowser = (environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (this.environment.name === "ssr" && modules.length > 0 && !isInBrowser) environments.client.hot.send({ type: "full-reload" });
    },
  };
}

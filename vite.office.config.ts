import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "vite";
import { shortName } from "./scripts/short-name.ts";
import { withoutServer } from "./scripts/without-server.ts";

const ASSETS = "static/assets";

/**
 * The management area, a build of its own (decisions/076-second-entry-for-management.md): what visitors load is the same with and
 * without it. `client` is the boot script of its pages; `ssr` the area as one module for the server, with one stylesheet for all pages.
 */
export default defineConfig({
  css: { modules: { generateScopedName: shortName() } },
  appType: "custom",
  publicDir: false,
  plugins: [withoutServer()],
  build: { assetsDir: ASSETS, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", "ssr"]) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
      await copyAssets("build/office/server", "build/office/client");
    },
  },
  environments: {
    client: {
      define: { "process.env.NODE_ENV": '"production"' },
      build: { outDir: "build/office/client", manifest: true, rolldownOptions: { input: { boot: "src/office/browser/boot.ts" } } },
    },
    ssr: {
      consumer: "server",
      resolve: { noExternal: true, external: ["sharp"] },
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        outDir: "build/office/server",
        emitAssets: true,
        cssCodeSplit: false,
        cssMinify: true,
        manifest: true,
        rolldownOptions: { input: { office: "./src/office.ts" } },
      },
    },
  },
});

/** Copies the stylesheet, fonts and icons to the served folder. */
async function copyAssets(from: string, to: string): Promise<void> {
  const files = await readdir(join(from, ASSETS));
  await Promise.all(files.map((file) => copyFile(join(from, ASSETS, file), join(to, ASSETS, file))));
}

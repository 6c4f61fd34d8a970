import { defineConfig } from "vite";
import { hashOfSources } from "./src/catalogue/snapshot/build.ts";
import { readMigrations } from "./src/database/migrate.ts";

/**
 * Bundles `server.ts` and its imports into a few files, which load faster than 1,400 (decisions/054-bundled-server.md).
 * The pages are a separate build in the same folder. Vite is used in development only.
 */
export default defineConfig({
  build: {
    ssr: "server.ts",
    outDir: "build/server",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: "server.js", chunkFileNames: "server-parts/[name]-[hash].js" } },
  },
  define: {
    SOURCES_WHEN_BUILT: JSON.stringify(await hashOfSources()),
    MIGRATIONS_WHEN_BUILT: JSON.stringify(await readMigrations("migrations")),
  },
  ssr: { noExternal: true, external: ["sharp", "vite"] },
});

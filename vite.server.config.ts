import { defineConfig } from "vite";
import { hashOfSources } from "./src/catalogue/snapshot/build.ts";
import { readMigrations } from "./src/database/migrate.ts";

/**
 * `server.ts` with all that it imports, in a few files, which are read sooner than 1,400 (decisions/054-bundled-server.md).
 * The pages are a build of their own, which it finds beside it; Vite is there while one develops.
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

import { defineConfig } from "vite";
import { hashOfSources } from "./src/catalogue/snapshot/build.ts";

/**
 * `server.ts` and all that it needs as one file, which is read sooner than 1,400 (decisions/054-the-server-in-one-file.md). The pages are a build of their
 * own, which it finds beside it; Vite is there while one develops.
 */
export default defineConfig({
  build: {
    ssr: "server.ts",
    outDir: "build/server",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: "server.js", chunkFileNames: "server/[name]-[hash].js" } },
  },
  define: { SOURCES_WHEN_BUILT: JSON.stringify(await hashOfSources()) },
  ssr: { noExternal: true, external: ["sharp", "vite"] },
});

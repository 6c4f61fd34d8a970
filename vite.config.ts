import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsDir: "static/assets",
    assetsInlineLimit: 0,
    // One small sheet, inlined into every page: the first view waits for no other file.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 250,
  },
  environments: {
    // The whole product is one server build, so that pages and API share their modules.
    ssr: { build: { rollupOptions: { input: "./src/app.ts" }, emitAssets: false } },
  },
});

import { glob, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { createApp } from "../src/app.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type LoadedApp = { createApp: typeof createApp; styles: string; middleware: Middleware | null; close: () => Promise<void> };

const ROOT = join(import.meta.dirname, "..");

/** The app as it was built, with its one style sheet. */
export async function builtApp(): Promise<LoadedApp> {
  const app: { createApp: typeof createApp } = await import(join(ROOT, "build/server/index.js"));
  const sheets = await Array.fromAsync(glob("build/client/static/assets/*.css", { cwd: ROOT }));
  const styles = await Promise.all(sheets.toSorted().map((sheet) => readFile(join(ROOT, sheet), "utf8")));
  return { createApp: app.createApp, styles: styles.join("\n"), middleware: null, close: async () => {} };
}

/** The app from its sources: Vite compiles on demand, serves the modules and reloads the page on a change. */
export async function developmentApp(): Promise<LoadedApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  return {
    // Asked for with every request: after a change Vite gives the new module.
    createApp: async (options) => async (request, address) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite cannot know what a module exports
      const module = (await vite.ssrLoadModule("/src/app.ts")) as { createApp: typeof createApp };
      const app = await module.createApp(options);
      return app(request, address);
    },
    styles: "",
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

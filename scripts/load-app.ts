import { glob, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { createApp } from "../src/app.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type LoadedApp = { createApp: typeof createApp; styles: string; middleware: Middleware | null };

const ROOT = join(import.meta.dirname, "..");

/** The app as it was built, with its one style sheet. */
export async function builtApp(): Promise<LoadedApp> {
  const app: { createApp: typeof createApp } = await import(join(ROOT, "build/server/index.js"));
  const sheets = await Array.fromAsync(glob("build/client/static/assets/*.css", { cwd: ROOT }));
  const styles = await Promise.all(sheets.toSorted().map((sheet) => readFile(join(ROOT, sheet), "utf8")));
  return { createApp: app.createApp, styles: styles.join("\n"), middleware: null };
}

/** The app from its sources: Vite compiles on demand, serves the modules and reloads the page on a change. */
export async function developmentApp(): Promise<LoadedApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  return {
    // Loaded anew for every start of the app; a change of a screen reaches the page by hot reload.
    createApp: async (options) => {
      const load = async () => (await vite.ssrLoadModule("/src/app.ts")) as { createApp: typeof createApp };
      return async (request, address) => {
        const app = await (await load()).createApp(options);
        return app(request, address);
      };
    },
    styles: "",
    middleware: vite.middlewares,
  };
}

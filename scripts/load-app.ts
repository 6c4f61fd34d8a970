import { glob, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { createApp } from "../src/app.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type LoadedApp = {
  createApp: typeof createApp;
  sheets: ReadonlyMap<string, string>;
  middleware: Middleware | null;
  close: () => Promise<void>;
};

/** As seen from the folder of the project, in which the server runs. */
const CLIENT = "build/client";

/** The app as it was built, with its style sheets by their address. */
export async function builtApp(): Promise<LoadedApp> {
  const app: { createApp: typeof createApp } = await import(resolve("build/server/index.js"));
  const files = await Array.fromAsync(glob("static/assets/*.css", { cwd: CLIENT }));
  const read = async (file: string): Promise<[string, string]> => [`/${file}`, await readFile(join(CLIENT, file), "utf8")];
  const sheets = new Map(await Promise.all(files.map(read)));
  return { createApp: app.createApp, sheets, middleware: null, close: async () => {} };
}

/** The app from its sources: Vite compiles on demand, serves the modules and reloads the page on a change. */
export async function developmentApp(): Promise<LoadedApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  return {
    // Asked for with every request: after a change Vite gives the new module.
    createApp: async (options) => async (request, address) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite cannot know what a module exports
      const module = (await vite.ssrLoadModule("/src/app.ts")) as { createApp: typeof createApp };
      const app = await module.createApp(options);
      return app(request, address);
    },
    sheets: new Map(),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { App, AppOptions, createApp, readTexts } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { builtDocuments, developedDocuments } from "./load-documents.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type LoadedApp = {
  createApp: (options: Omit<AppOptions, "documents" | "texts">) => Promise<App>;
  middleware: Middleware | null;
  close: () => Promise<void>;
};
type AppModule = { createApp: typeof createApp; readTexts: typeof readTexts };

/** The app as it was built, with its texts and its documents. */
export async function builtApp(config: Config): Promise<LoadedApp> {
  const app: AppModule = await import(resolve("build/server/index.js"));
  const [texts, documents] = await Promise.all([app.readTexts(config), builtDocuments()]);
  return {
    createApp: (options) => app.createApp({ ...options, texts, documents }),
    middleware: null,
    close: async () => {},
  };
}

/** The app from its sources: Vite compiles on demand, serves the modules and reloads the page on a change. */
export async function developmentApp(): Promise<LoadedApp> {
  const { createServer } = await import("vite");
  const before = process.listeners("SIGTERM");
  const vite = await createServer({ server: { middlewareMode: true } });
  // Vite would end the process at once, before the database is closed.
  for (const own of process.listeners("SIGTERM")) if (!before.includes(own)) process.off("SIGTERM", own);
  const documents = developedDocuments(vite);
  return {
    // Asked for with every request: after a change Vite gives the new module.
    createApp: async (options) => async (request, address) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite cannot know what a module exports
      const module = (await vite.ssrLoadModule("/src/app.ts")) as AppModule;
      const texts = await module.readTexts(options.config);
      const app = await module.createApp({ ...options, texts, documents });
      return app(request, address);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

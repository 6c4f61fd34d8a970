import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { App, AppOptions, createApp, readTexts } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { builtDocuments, developmentDocuments } from "./load-documents.ts";
import { developmentOffice } from "./develop-office.ts";
import type { LoadOffice } from "./load-office.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type LoadedApp = {
  createApp: (options: Omit<AppOptions, "documents" | "texts">) => Promise<App>;
  middleware: Middleware | null;
  /** The management area from its sources; without it the built one is loaded. */
  loadOffice?: LoadOffice;
  close: () => Promise<void>;
};
type AppModule = { createApp: typeof createApp; readTexts: typeof readTexts };

/** The built app, with its texts and documents. */
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
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const before = process.listeners("SIGTERM");
  const vite = await createServer({ server: { middlewareMode: true } });
  // On SIGTERM Vite would exit at once, before the database is closed.
  for (const own of process.listeners("SIGTERM")) if (!before.includes(own)) process.off("SIGTERM", own);
  const documents = developmentDocuments(vite);
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The pages cannot be run from their sources.");
  return {
    // Imported for every request: after a change Vite returns the new module.
    createApp: async (options) => async (request, address) => {
      try {
        const module = await ssr.runner.import<AppModule>("/src/app.ts");
        const texts = await module.readTexts(options.config);
        const app = await module.createApp({ ...options, texts, documents });
        return await app(request, address);
      } catch (error) {
        return errorPage(error);
      }
    },
    middleware: vite.middlewares,
    loadOffice: developmentOffice(vite),
    close: () => vite.close(),
  };
}

/** Shows an error in a source file, also in the terminal. Vite reloads the page when it is fixed. */
function errorPage(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text);
  const escaped = stripVTControlCharacters(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<!DOCTYPE html><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`;
  return new Response(html, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}

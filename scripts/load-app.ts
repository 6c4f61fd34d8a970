import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { App, AppOptions, createApp, readTexts } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { builtDocuments, developedDocuments } from "./load-documents.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type LoadedApp = {
  createApp: (options: Omit<AppOptions, "sheets" | "builtFiles" | "documents" | "texts">) => Promise<App>;
  middleware: Middleware | null;
  close: () => Promise<void>;
};
type AppModule = { createApp: typeof createApp; readTexts: typeof readTexts };

/** As seen from the folder of the project, in which the server runs. */
const CLIENT = "build/client";
const ASSETS = `${CLIENT}/static/assets`;

/** The app as it was built, with its texts, its style sheets by their address, and the list of its files. */
export async function builtApp(config: Config): Promise<LoadedApp> {
  const app: AppModule = await import(resolve("build/server/index.js"));
  const [texts, ...parts] = await Promise.all([app.readTexts(config), readSheets(), readBuiltFiles(), builtDocuments()]);
  const [sheets, builtFiles, documents] = parts;
  return {
    createApp: (options) => app.createApp({ ...options, texts, sheets, builtFiles, documents }),
    middleware: null,
    close: async () => {},
  };
}

async function readSheets(): Promise<Map<string, string>> {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith(".css"));
  const read = async (file: string) => [`/static/assets/${file}`, await readFile(join(ASSETS, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
}

async function readBuiltFiles(): Promise<AppOptions["builtFiles"]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Vite writes
  return JSON.parse(await readFile(join(CLIENT, ".vite/manifest.json"), "utf8")) as AppOptions["builtFiles"];
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
      const app = await module.createApp({ ...options, texts, sheets: new Map(), builtFiles: {}, documents });
      return app(request, address);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

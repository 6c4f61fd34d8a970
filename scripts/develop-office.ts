import type { ViteDevServer } from "vite";
import type { createOffice } from "../src/office.ts";
import { importedStyles } from "./load-documents.ts";
import type { LoadOffice } from "./load-office.ts";

const OFFICE = "src/office.ts";

/** The management area from its sources; a changed module counts at the next request. */
export function developmentOffice(vite: ViteDevServer): LoadOffice {
  const { ssr, client } = vite.environments;
  const styles = async () => {
    const sheets = [...new Set(await importedStyles(vite, OFFICE))];
    const compiled = await Promise.all(sheets.map((url) => client.transformRequest(`${url}?direct`)));
    return compiled.map((result) => result?.code ?? "").join("\n");
  };
  const build = { boot: `/${OFFICE.replace(".ts", "")}/browser/boot.ts`, stylesheet: null, styles };
  return async ({ site, ...options }) =>
    async (...request) => {
      const { isRunnableDevEnvironment } = await import("vite");
      if (!isRunnableDevEnvironment(ssr)) throw new Error("The pages cannot be run from their sources.");
      const module = await ssr.runner.import<{ createOffice: typeof createOffice }>(`/${OFFICE}`);
      return module.createOffice({ ...options, site: { ...site, build } })(...request);
    };
}

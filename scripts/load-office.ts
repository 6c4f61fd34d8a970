import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { App } from "../src/app.ts";
import type { createOffice, OfficeOptions } from "../src/office.ts";
import type { OfficeBuild } from "../src/office/document/office-build.ts";
import type { OfficeSite } from "../src/office/office-site.ts";

type OfficeModule = { createOffice: typeof createOffice };
export type LoadOffice = (options: Omit<OfficeOptions, "site"> & { site: Omit<OfficeSite, "build"> }) => Promise<App>;
type Manifest = Readonly<Record<string, { file: string }>>;

/** The built management area. Imported when this is called: nothing of it is loaded for visitors. */
export const builtOffice: LoadOffice = async ({ site, ...options }) => {
  const [office, build]: [OfficeModule, OfficeBuild] = await Promise.all([import(resolve("build/office/server/office.js")), readBuild()]);
  return office.createOffice({ ...options, site: { ...site, build } });
};

async function readBuild(): Promise<OfficeBuild> {
  const [client, server] = await Promise.all([readManifest("client"), readManifest("server")]);
  const boot = client["src/office/browser/boot.ts"];
  const stylesheet = server["style.css"];
  if (!boot || !stylesheet) throw new Error("The build of the management area has no script or stylesheet: build it again.");
  return { boot: `/${boot.file}`, stylesheet: `/${stylesheet.file}` };
}

async function readManifest(part: "client" | "server"): Promise<Manifest> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite writes it
  return JSON.parse(await readFile(`build/office/${part}/.vite/manifest.json`, "utf8")) as Manifest;
}

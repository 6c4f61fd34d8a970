import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ViteDevServer } from "vite";
import type { DocumentBuild } from "../src/web/document/document-build.ts";
import { ROUTES } from "../src/web/navigation/routes.ts";

type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>>;

const SHELL = "src/web/document/shell.tsx";
/** Order of stylesheets by file name: those of every document, then shared ones, then those of one screen. */
const ORDER = [/\/base-styles-/, /\/(forms|events|articles)-styles-/];

/** Reads the build of the documents (vite.config.ts). Throws when a part is missing. */
export async function builtDocuments(): Promise<DocumentBuild> {
  const [client, styles, early] = await Promise.all([
    readManifest("build/client/.vite/manifest.json"),
    readManifest("build/styles/.vite/manifest.json"),
    readFile("build/early/early.js", "utf8"),
  ]);
  const boot = client["src/web/boot.ts"];
  if (!boot) throw new Error("The build has no boot script: build it again.");
  const texts = new Map<string, string>();
  for (const [name, file] of screenFiles()) {
    const sheets = [...new Set([...stylesOf(styles, SHELL), ...stylesOf(styles, file)])].toSorted((a, b) => rankOf(a) - rankOf(b));
    const read = await Promise.all(sheets.map((sheet) => readFile(`build/styles/${sheet}`, "utf8")));
    if (!styles[file]) throw new Error(`The build has no stylesheet for ${file}: build it again.`);
    texts.set(name, read.join("\n"));
  }
  const besideBoot = client[boot.imports?.[0] ?? ""]?.file ?? boot.file;
  const release = createHash("sha256")
    .update([boot.file, ...texts.values()].join("\n"))
    .digest("hex")
    .slice(0, 8);
  return {
    release,
    boot: `/${boot.file}`,
    besideBoot: `/${besideBoot}`,
    early: early.trim(),
    styles: (screen) => texts.get(screen) ?? "",
  };
}

/** As `builtDocuments`, in development: Vite compiles each part on demand. */
export function developmentDocuments(vite: ViteDevServer): DocumentBuild {
  return {
    release: "",
    boot: "/src/web/boot.ts",
    besideBoot: "",
    early: null,
    async styles(screen) {
      const sheets = [...new Set((await Promise.all([SHELL, fileOf(screen)].map((file) => importedStyles(vite, file)))).flat())];
      const compiled = await Promise.all(sheets.map((url) => vite.environments.client.transformRequest(`${url}?direct`)));
      return compiled.map((result) => result?.code ?? "").join("\n");
    },
  };
}

/** URLs of the stylesheets that a module imports, directly or indirectly, dependencies first. */
export async function importedStyles({ environments: { ssr } }: ViteDevServer, file: string): Promise<string[]> {
  await ssr.transformRequest(`/${file}`);
  const seen = new Set<unknown>();
  const visit = (module: Awaited<ReturnType<typeof ssr.moduleGraph.getModuleByUrl>>): string[] => {
    if (!module || seen.has(module)) return [];
    seen.add(module);
    const imported = [...module.importedModules].flatMap(visit);
    return module.url.endsWith(".css") ? [...imported, module.url] : imported;
  };
  return visit(await ssr.moduleGraph.getModuleByUrl(`/${file}`));
}

/** The stylesheets of an entry in a manifest, including those of its lazy islands. */
function stylesOf(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    const { imports = [], dynamicImports = [], css = [] } = chunk;
    return [...[...imports, ...dynamicImports].flatMap(visit), ...css];
  };
  return visit(entry);
}

function rankOf(file: string): number {
  const rank = ORDER.findIndex((pattern) => pattern.test(file));
  return rank < 0 ? ORDER.length : rank;
}

function fileOf(screen: string): string {
  const file = screenFiles().find(([name]) => name === screen)?.[1];
  if (!file) throw new Error(`There is no screen ${screen}.`);
  return file;
}

function screenFiles(): [name: string, file: string][] {
  return Object.entries(ROUTES).map(([name, { file }]) => [name, `src/web/screens/${file}`]);
}

async function readManifest(file: string): Promise<Manifest> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite writes it
  return JSON.parse(await readFile(file, "utf8")) as Manifest;
}

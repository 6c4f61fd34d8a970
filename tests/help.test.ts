import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");

/** The output of a command of package.json with these arguments. */
async function run(command: string, ...words: string[]): Promise<string> {
  const [, ...args] = command.replace(/^exec /, "").split(" ");
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...words], { cwd: ROOT, env: {} });
  return stdout;
}

test.each(Object.entries(manifest.scripts))("npm run %s --help prints its usage, and does nothing else", async (name, command) => {
  const output = await run(command, "--help");
  expect(output).toContain(name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`);
  expect(output.split("\n").length).toBeLessThan(8);
});

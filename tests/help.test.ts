import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");

/** What a command of package.json prints when it is given these words. */
async function run(command: string, ...words: string[]): Promise<string> {
  const [, ...args] = command.replace(/^exec /, "").split(" ");
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...words], { cwd: ROOT, env: {} });
  return stdout;
}

test.each(Object.entries(manifest.scripts))("npm run %s says how to use it, and does nothing else", async (name, command) => {
  const said = await run(command, "--help");
  expect(said).toContain(name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`);
  expect(said.split("\n").length).toBeLessThan(8);
});

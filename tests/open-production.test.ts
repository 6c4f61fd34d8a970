import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { root } from "../scripts/root.mjs";
import { testApp } from "./support/app.ts";

const product = await testApp();
afterAll(() => product.close());

const statusOf = async (url: string, address: string, headers: Record<string, string> = {}) =>
  (await product.app(new Request(url, { headers }), address)).status;

test("without HOSTS the mailbox is open to this machine", async () => {
  expect(await statusOf("http://nl.localhost:3000/dev/mail", "127.0.0.1")).toBe(200);
  expect(await statusOf("http://kids.localhost:3000/dev/mail?id=1", "::1")).toBe(200);
});

test.for([
  ["by a public host name", "http://www.uitjesbaas.nl/dev/mail", "127.0.0.1", {}],
  ["by DNS rebinding", "http://localhost.attacker.example:3000/dev/mail", "127.0.0.1", {}],
  ["through a proxy that sends its target as host", "http://127.0.0.1:3000/dev/mail", "127.0.0.1", {}],
  ["through a proxy with the target localhost", "http://localhost:3000/dev/mail", "127.0.0.1", {}],
  ["through a proxy that sends our host name", "http://nl.localhost:3000/dev/mail", "127.0.0.1", { "x-forwarded-for": "192.0.2.7" }],
  ["through a proxy that sends Forwarded", "http://nl.localhost:3000/dev/mail", "127.0.0.1", { forwarded: "for=unknown" }],
  ["from another machine", "http://nl.localhost:3000/dev/mail", "192.0.2.7", {}],
  ["from an unknown address", "http://nl.localhost:3000/dev/mail", "unknown", {}],
] as const)("%s the mailbox cannot be read", async ([, url, address, headers]) => {
  expect(await statusOf(url, address, headers)).toBe(404);
});

test("a production server without HOSTS exits with a message and writes nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "uitkijk-open-"));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: folder, NODE_ENV: "production" };
  const started = promisify(execFile)(process.execPath, ["server.ts"], { cwd: root, env, timeout: 20_000 });
  await expect(started).rejects.toMatchObject({ code: 1 });
  const output = await started.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr);
  expect(output).toContain("HOSTS is not set, but NODE_ENV is production");
  expect(output).not.toContain("    at ");
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

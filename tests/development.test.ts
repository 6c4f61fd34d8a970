import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { filledServer } from "./support/filled-server.ts";

test("npm run dev serves the pages of visitors and of the management area from their sources", { timeout: 120_000 }, async () => {
  await using server = await startedInDevelopment();
  for (const [host, path, words] of [
    ["nl.localhost", "/uitjes", "Uitjes"],
    ["beheer.localhost", "/inloggen", "Inloggen"],
  ] as const) {
    const page = await pageOf(server.port, host, path);
    expect([host, page.status]).toEqual([host, 200]);
    expect(page.html).toContain(words);
    // Vite adds scripts and styles that a policy would forbid.
    expect([host, page.policy]).toEqual([host, undefined]);
  }
  const login = await pageOf(server.port, "beheer.localhost", "/inloggen");
  expect(login.html).toMatch(/<style[^>]*>[^<]*--ink:/);
  const boot = /<script type="module" src="([^"]+)"/.exec(login.html)?.[1] ?? "";
  expect((await pageOf(server.port, "beheer.localhost", boot)).status).toBe(200);
});

async function startedInDevelopment() {
  const server = await filledServer({}, ["--dev"]);
  return { port: server.port, [Symbol.asyncDispose]: () => server.stop() };
}

async function pageOf(port: number, host: string, path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } }, resolve).once("error", reject);
  });
  return { status: response.statusCode, policy: response.headers["content-security-policy"], html: await text(response) };
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { getRequest, sendRaw } from "../../support/raw-http.ts";
import { freePort, startServer } from "../../support/server.ts";

/** Lines of answers are gathered for a quarter of a second (src/http/observability/batch.ts). */
const A_LINE_IS_WRITTEN_MS = 300;

const metricsPort = await freePort();
const server = await startServer({ HOSTS: "nl.localhost,be.localhost", METRICS_PORT: String(metricsPort) });
let stopped: Promise<void> | null = null;
const stop = () => (stopped ??= server.stop());
afterAll(stop);

const FORM = "name=&email=anna%40korenbloem.example";
const POST = [
  "POST /uitjes/koffie?van=anna%40korenbloem.example HTTP/1.1",
  "Host: nl.localhost",
  "Content-Type: application/x-www-form-urlencoded",
  `Content-Length: ${FORM.length}`,
  "User-Agent: a very special browser",
  "\r\n",
].join("\r\n");

type Line = { level: string; time: string; message: string } & Record<string, unknown>;

function lines(): Line[] {
  const written = server.output().split("\n");
  return written.filter((line) => line.startsWith("{")).map((line): Line => JSON.parse(line));
}

test("in production each request is one line of JSON with its id, without data of the visitor", async () => {
  const { text } = await sendRaw(server.port, [getRequest("/uitjes?zoek=geheim", "be.localhost", ["X-Request-Id: forged-0123456789"])]);
  const [, requestId] = /x-request-id: (\S+)/i.exec(text) ?? [];
  const line = () => lines().find((one) => one["requestId"] === requestId);
  await expect.poll(line).toMatchObject({ method: "GET", path: "/uitjes", kind: "page", status: 200, brand: "be", level: "info" });
  expect(line()?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(server.output()).not.toMatch(/geheim|forged|127\.0\.0\.1/);
});

test("metrics are served to this machine only, on a separate port", async () => {
  const { text } = await sendRaw(metricsPort, [getRequest("/metrics", "localhost")]);
  expect(text).toMatch(/uitkijk_http_request_duration_seconds_count\{method="GET",status="200",kind="page"\} [1-9]/);
  expect(text).toContain('uitkijk_jobs{state="waiting"} 0');
  expect(text).toContain('uitkijk_jobs{state="dead"} 0');
  expect((await sendRaw(server.port, [getRequest("/metrics", "nl.localhost")])).statuses).toEqual([404]);
  expect((await sendRaw(metricsPort, [getRequest("/", "localhost")])).statuses).toEqual([404]);
});

test(
  "a stopping server finishes open requests, reports that it is not ready, and accepts no new connections",
  { timeout: 40_000 },
  async () => {
    // Started before the stop: a form with half of its body, and a request without its last header.
    const form = sendRaw(server.port, [POST, FORM.slice(0, 10), 2_000, FORM.slice(10)]);
    const readyz = sendRaw(server.port, ["GET /readyz HTTP/1.1\r\nHost: nl.localhost\r\n", 1_500, "\r\n"]);
    await sendRaw(server.port, [getRequest("/livez", "nl.localhost")]);
    void stop();
    await expect.poll(() => server.output(), { timeout: 3_000 }).toContain("Stopping");

    const late = await sendRaw(server.port, [getRequest("/livez", "nl.localhost")]);
    expect(late.statuses).toEqual([]);
    expect(await readyz).toMatchObject({ statuses: [503], hangs: false });
    expect(await form).toMatchObject({ statuses: [404], hangs: false });
    await stop();
    expect(server.output()).not.toContain("korenbloem");
    expect(lines().filter(({ level }) => level === "error")).toEqual([]);
  },
);

test("a server whose terminal was closed works until it gets a signal, and then stops with its database", { timeout: 60_000 }, async () => {
  const detached = await startServer({ HOSTS: "nl.localhost", TRUSTED_PROXIES: "127.0.0.1" });
  // The server trusts the headers of a trusted proxy, so the request keeps its id.
  const named = await sendRaw(detached.port, [getRequest("/uitjes", "nl.localhost", ["X-Request-Id: named-by-the-proxy"])]);
  expect(named.text).toMatch(/x-request-id: named-by-the-proxy\r\n/i);
  detached.closeOutput();
  for (let time = 0; time < 3; time += 1) {
    const { statuses } = await sendRaw(detached.port, [getRequest("/uitjes", "nl.localhost")]);
    expect(statuses).toEqual([200]);
    await delay(A_LINE_IS_WRITTEN_MS);
  }
  await detached.hangUp();
  await expect(stat(join(detached.dataDir, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
  await detached.stop();
});

test("a server that is stopped while it fills its database leaves no database running", { timeout: 60_000 }, async () => {
  const starting = await startServer({}, "filled ");
  expect(await starting.hangUp()).toBe(0);
  expect(starting.output()).not.toContain("Ready");
  await expect(stat(join(starting.dataDir, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
  await starting.stop();
});

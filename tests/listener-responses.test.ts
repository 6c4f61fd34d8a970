import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, expect, test } from "vitest";
import { edgeServer } from "./support/edge-server.ts";
import { getRequest, sendRaw } from "./support/raw-http.ts";

const server = await edgeServer();
afterAll(() => server.stop());

type Sent = { status: number | undefined; headers: IncomingHttpHeaders; bytes: number };

function ask(headers: Record<string, string> = {}, method = "GET", path = "/uitjes"): Promise<Sent> {
  const order = { port: server.port, host: "127.0.0.1", path, method };
  return new Promise((resolve, reject) => {
    request({ ...order, headers: { host: `nl.localhost:${server.port}`, "accept-encoding": "br", ...headers } }, (answer) => {
      const { "x-request-id": _name, date: _date, ...rest } = answer.headers;
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => void (bytes += chunk.length));
      answer.on("error", reject).on("end", () => resolve({ status: answer.statusCode, headers: rest, bytes }));
    })
      .on("error", reject)
      .end();
  });
}

test("a cached page sent by the listener has the headers of the app, for HEAD and 304 too", async () => {
  await ask();
  const fromApp = await ask();
  expect(fromApp.status).toBe(200);
  const etag = fromApp.headers.etag ?? "";
  expect([etag, fromApp.headers["content-security-policy"]]).toEqual([expect.stringMatching(/^W\//), expect.stringContaining("'sha256-")]);

  const conditional = { "if-none-match": etag };
  const { "content-type": _type, "content-length": _length, "content-encoding": _encoding, ...withoutContent } = fromApp.headers;
  const asWritten = { host: `nl.localhost:${server.port}`, url: "/uitjes", acceptEncoding: "br" };
  expect(server.product.pages.hit(asWritten)).not.toBeNull();
  expect(await ask()).toEqual(fromApp);
  expect(await ask({}, "HEAD")).toEqual({ ...fromApp, bytes: 0 });
  expect(await ask(conditional)).toEqual({ status: 304, headers: withoutContent, bytes: 0 });
});

test("a prefetched page may be reused by its browser for ten seconds, and stored by no shared cache", async () => {
  const prefetch = { "sec-purpose": "prefetch" };
  // First from the app, then from the listener.
  for (const path of ["/helpdesk", "/helpdesk", "/helpdesk"]) {
    const { headers } = await ask(prefetch, "GET", path);
    expect([path, headers["cache-control"]]).toEqual([path, "private, max-age=10, s-maxage=0"]);
    const { status, headers: again } = await ask({ ...prefetch, "if-none-match": headers.etag ?? "" }, "GET", path);
    expect([status, again["cache-control"]]).toEqual([304, "private, max-age=10, s-maxage=0"]);
    expect((await ask({}, "GET", path)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
});

/** The header lines of the first response that are equal in all responses of a page. */
function sharedLines(text: string): string[] {
  const [head = ""] = text.split("\r\n\r\n");
  return head.split("\r\n").filter((line) => !/^(date|x-request-id):/i.test(line));
}

test("header lines are those that Node would write, with a date", async () => {
  const host = `nl.localhost:${server.port}`;
  const head = `GET /uitjes HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n`;
  await ask();
  await ask();
  const { text } = await sendRaw(server.port, [`${head}\r\n`, `${head}Connection: close\r\n\r\n`]);
  const [lines = ""] = text.split("\r\n\r\n");
  expect(lines).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  // First the shared headers, then those of the page.
  expect(lines).toMatch(/\r\netag: .*\r\ncontent-length: \d+\r\nx-request-id: .*\r\nDate: .*\r\nConnection: keep-alive\r\n/);
  expect(Date.parse(/\r\nDate: (.*)\r\n/.exec(lines)?.[1] ?? "")).toBeGreaterThan(Date.now() - 10_000);

  // The last response of a connection, with the header lines of Node.
  const closed = await sendRaw(server.port, [`${head}Connection: close\r\n\r\n`]);
  expect(sharedLines(closed.text)).toContain("Connection: close");
  const keepAlive = ["Connection: keep-alive", "Keep-Alive: timeout=65"];
  expect(sharedLines(text).toSorted()).toEqual(
    [...sharedLines(closed.text).filter((line) => line !== "Connection: close"), ...keepAlive].toSorted(),
  );
});

test("pipelined pages come in the requested order, cached or not", async () => {
  const host = `nl.localhost:${server.port}`;
  await ask();
  await ask();
  const [uncached, cached] = ["/uitjes?zoek=kano", "/uitjes"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`,
  );
  const { text, statuses } = await sendRaw(server.port, [`${uncached}${cached}${uncached}${getRequest("/nergens", host)}`]);
  expect(statuses).toEqual([200, 200, 200, 404]);
  const etags = Array.from(text.matchAll(/\r\netag: (.*)\r\n/gi), ([, etag]) => etag);
  expect(etags[1]).toBe((await ask()).headers.etag);
  expect(etags[0]).not.toBe(etags[1]);
  expect(etags[2]).toBe(etags[0]);
});

test("a call without Content-Length has an empty body, and is answered at once", async () => {
  const host = `nl.localhost:${server.port}`;
  const call = `POST /api/public/newsletter-subscribe HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  const [absent, empty] = [await sendRaw(server.port, [`${call}\r\n`]), await sendRaw(server.port, [`${call}Content-Length: 0\r\n\r\n`])];
  expect(absent.statuses).toEqual(empty.statuses);
  expect(absent.statuses[0]).toBeGreaterThanOrEqual(400);
  expect(absent.statuses[0]).toBeLessThan(500);
});

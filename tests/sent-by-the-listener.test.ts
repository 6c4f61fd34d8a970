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

test("a page that the listener sends itself has the headers that the product gave it, also for who knows it and who only asks for them", async () => {
  await ask();
  const byProduct = await ask();
  expect(byProduct.status).toBe(200);
  const etag = byProduct.headers.etag ?? "";
  expect([etag, byProduct.headers["content-security-policy"]]).toEqual([
    expect.stringMatching(/^W\//),
    expect.stringContaining("'sha256-"),
  ]);

  const known = { "if-none-match": etag };
  const { "content-type": _type, "content-length": _length, "content-encoding": _encoding, ...withoutContent } = byProduct.headers;
  const asWritten = { host: `nl.localhost:${server.port}`, url: "/uitjes", acceptEncoding: "br" };
  expect(server.product.pages.hit(asWritten)).not.toBeNull();
  expect(await ask()).toEqual(byProduct);
  expect(await ask({}, "HEAD")).toEqual({ ...byProduct, bytes: 0 });
  expect(await ask(known)).toEqual({ status: 304, headers: withoutContent, bytes: 0 });
});

test("a page that a browser asks for ahead is good for the step that follows, and for nobody else's", async () => {
  const ahead = { "sec-purpose": "prefetch" };
  // By the product, and by the listener.
  for (const path of ["/helpdesk", "/helpdesk", "/helpdesk"]) {
    const { headers } = await ask(ahead, "GET", path);
    expect([path, headers["cache-control"]]).toEqual([path, "private, max-age=10, s-maxage=0"]);
    const { status, headers: again } = await ask({ ...ahead, "if-none-match": headers.etag ?? "" }, "GET", path);
    expect([status, again["cache-control"]]).toEqual([304, "private, max-age=10, s-maxage=0"]);
    expect((await ask({}, "GET", path)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
});

/** The lines of the first head of a reply that any two answers of one page share. */
function sharedLines(text: string): string[] {
  const [head = ""] = text.split("\r\n\r\n");
  return head.split("\r\n").filter((line) => !/^(date|x-request-id):/i.test(line));
}

test("the lines are those that Node would write, in one piece, and say when", async () => {
  const host = `nl.localhost:${server.port}`;
  const asked = `GET /uitjes HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n`;
  await ask();
  await ask();
  const { text } = await sendRaw(server.port, [`${asked}\r\n`, `${asked}Connection: close\r\n\r\n`]);
  const [head = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  // What pages of a kind share, then what is the page's own: Node's way would have them by the alphabet.
  expect(head).toMatch(/\r\netag: .*\r\ncontent-length: \d+\r\nx-request-id: .*\r\nDate: .*\r\nConnection: keep-alive\r\n/);
  expect(Date.parse(/\r\nDate: (.*)\r\n/.exec(head)?.[1] ?? "")).toBeGreaterThan(Date.now() - 10_000);

  // Who asks for the last answer of a connection is answered by Node's own lines.
  const closed = await sendRaw(server.port, [`${asked}Connection: close\r\n\r\n`]);
  expect(sharedLines(closed.text)).toContain("Connection: close");
  const stays = ["Connection: keep-alive", "Keep-Alive: timeout=65"];
  expect(sharedLines(text).toSorted()).toEqual(
    [...sharedLines(closed.text).filter((line) => line !== "Connection: close"), ...stays].toSorted(),
  );
});

test("pages that are asked for one behind the other on a connection come in that order, kept or not", async () => {
  const host = `nl.localhost:${server.port}`;
  await ask();
  await ask();
  const [unseen, kept] = ["/uitjes?zoek=kano", "/uitjes"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`,
  );
  const { text, statuses } = await sendRaw(server.port, [`${unseen}${kept}${unseen}${getRequest("/nergens", host)}`]);
  expect(statuses).toEqual([200, 200, 200, 404]);
  const etags = Array.from(text.matchAll(/\r\netag: (.*)\r\n/gi), ([, etag]) => etag);
  expect(etags[1]).toBe((await ask()).headers.etag);
  expect(etags[0]).not.toBe(etags[1]);
  expect(etags[2]).toBe(etags[0]);
});

test("a call that says nothing of a body has an empty one, and nobody waits for it to end", async () => {
  const host = `nl.localhost:${server.port}`;
  const call = `POST /api/public/newsletter-subscribe HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  const [silent, empty] = [await sendRaw(server.port, [`${call}\r\n`]), await sendRaw(server.port, [`${call}Content-Length: 0\r\n\r\n`])];
  expect(silent.statuses).toEqual(empty.statuses);
  expect(silent.statuses[0]).toBeGreaterThanOrEqual(400);
  expect(silent.statuses[0]).toBeLessThan(500);
});

import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, expect, test } from "vitest";
import { edgeServer } from "./support/edge-server.ts";

const server = await edgeServer();
afterAll(() => server.stop());

type Sent = { status: number | undefined; headers: IncomingHttpHeaders; bytes: number };

function ask(headers: Record<string, string> = {}, method = "GET"): Promise<Sent> {
  const order = { port: server.port, host: "127.0.0.1", path: "/uitjes", method };
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
  expect(server.product.pages.kept(asWritten)).not.toBeNull();
  expect(await ask()).toEqual(byProduct);
  expect(await ask({}, "HEAD")).toEqual({ ...byProduct, bytes: 0 });
  expect(await ask(known)).toEqual({ status: 304, headers: withoutContent, bytes: 0 });
});

import { connect as connectHttp2 } from "node:http2";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRAM } from "../../support/contact.ts";
import { filledServer, type FilledServer } from "../../support/filled-server.ts";
import { request, requestWithoutTls } from "../../support/proxies/proxy-request.ts";
import { negotiate } from "../../support/proxies/negotiate.ts";
import { caddy, nginx, startCaddy, startNginx, type Proxy } from "../../support/proxies/proxy.ts";

const HOSTS = ["nl.localhost", "de.localhost"];
const [NL = "", DE = ""] = HOSTS;
const ONLY_HTTPS = { [NL]: "Alleen via https", [DE]: "Nur über https" };
const CALL = "/api/public/contact";
const JSON_TYPE = { "content-type": "application/json" };
/** Mozilla's "intermediate" suite for an ECDSA certificate. */
const NAMED = ["ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-ECDSA-CHACHA20-POLY1305"];
/** Without authenticated encryption. */
const WEAK = ["ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384", "ECDHE-ECDSA-AES128-SHA256"];

let server: FilledServer;
beforeAll(async () => {
  server = await filledServer({ HOSTS: HOSTS.join(), TRUSTED_PROXIES: "127.0.0.1" });
}, 120_000);
afterAll(() => server.stop());

describe.for([
  { name: "nginx", program: nginx, start: startNginx },
  { name: "Caddy", program: caddy, start: startCaddy },
])("behind $name as configured in docs", ({ program, start }) => {
  describe.skipIf(program === null)("where Debian provides it", () => {
    let proxy: Proxy;
    beforeAll(async () => {
      proxy = await start({ upstreamPort: server.port, hosts: HOSTS });
    });
    afterAll(() => proxy.stop());

    test.for([
      [NL, "nl-NL"],
      [DE, "de-DE"],
    ] as const)("%s shows its own pages, compressed once, and browsers cache its files", async ([host, language]) => {
      const headers = { "accept-encoding": "br" };
      const page = await request(proxy, { host, path: "/" });
      expect([page.status, page.text.includes(`<html lang="${language}"`)]).toEqual([200, true]);
      const file = /\/static\/assets\/[\w-]+\.js/.exec(page.text)?.[0] ?? "";
      for (const path of ["/", file]) {
        const compressed = await request(proxy, { host, path, headers });
        expect([compressed.status, compressed.headers["content-encoding"]]).toEqual([200, "br"]);
      }
      expect((await request(proxy, { host, path: file, headers })).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    });

    test("a browser can use HTTP/2", async () => {
      const session = connectHttp2(`https://127.0.0.1:${proxy.port}`, { ca: proxy.certificate, servername: NL });
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const stream = session.request({ ":path": "/", ":authority": NL });
      session.on("error", reject);
      stream.on("error", reject).on("response", (headers) => resolve(headers[":status"]));
      expect(await promise).toBe(200);
      session.destroy();
    });

    test("an unknown host gets no certificate, no page and no redirect", async () => {
      await expect(request(proxy, { host: "elsewhere.example", path: "/" })).rejects.toThrow("alert");
      await expect(requestWithoutTls(proxy, { host: "elsewhere.example", path: "/" })).rejects.toThrow(/hang up|ECONNRESET/);
      const hidden = request(proxy, { host: NL, path: "/", headers: { host: "elsewhere.example" } });
      expect(await hidden.catch(() => ({ status: 421 }))).toMatchObject({ status: 421 });
    });

    test.for(HOSTS)("a page of %s over http redirects to https, and a post over http is refused with an explanation", async (host) => {
      const read = await requestWithoutTls(proxy, { host, path: "/uitjes?q=kano" });
      expect([read.status, read.headers.location]).toEqual([308, `https://${host}/uitjes?q=kano`]);

      const posted = await requestWithoutTls(proxy, { host, path: "/helpdesk", method: "POST", body: "name=Bram" });
      expect([posted.status, posted.headers.location, posted.text]).toEqual([
        403,
        undefined,
        expect.stringContaining(ONLY_HTTPS[host] ?? ""),
      ]);
      expect(posted.headers["content-type"]).toContain("text/html");
      expect([read, posted].map(({ headers }) => headers["strict-transport-security"])).toEqual([undefined, undefined]);
    });

    test.for([CALL, "//api/public/contact", "/%61pi/public/contact", "/uitjes/../api/public/contact"])(
      "an API call to %s over http is refused and not redirected, since a client would keep sending in clear text",
      async (path) => {
        for (const method of ["GET", "POST"]) {
          const refused = await requestWithoutTls(proxy, {
            host: NL,
            path,
            method,
            ...(method === "POST" && { body: JSON.stringify(BRAM) }),
          });
          expect([refused.status, refused.headers.location]).toEqual([403, undefined]);
          expect(refused.headers["content-type"]).toBe("application/problem+json");
          expect(JSON.parse(refused.text)).toMatchObject({ status: 403, detail: expect.stringContaining("Alleen via https") });
        }
      },
    );

    test("TLS 1.1 and weak ciphers are refused; the configured ones and TLS 1.3 are accepted", async () => {
      expect(await negotiate(proxy, NL, { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" })).toBeNull();
      const both = { minVersion: "TLSv1.2", maxVersion: "TLSv1.2" } as const;
      for (const ciphers of WEAK)
        expect([ciphers, await negotiate(proxy, NL, { ...both, ciphers: `${ciphers}:@SECLEVEL=0` })]).toEqual([ciphers, null]);
      for (const ciphers of NAMED)
        expect(await negotiate(proxy, NL, { ...both, ciphers })).toEqual({ protocol: "TLSv1.2", cipher: ciphers });
      expect(await negotiate(proxy, NL, { minVersion: "TLSv1.3" })).toMatchObject({ protocol: "TLSv1.3" });
    });

    test("the proxy sets the request id, and a visitor cannot", async () => {
      const answer = await request(proxy, { host: NL, path: "/uitjes", headers: { "x-request-id": "chosen-by-a-visitor" } });
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$|^[0-9a-f-]{36}$/);
      await expect.poll(() => server.output()).toContain(`"requestId":"${String(answer.headers["x-request-id"])}"`);
      expect(server.output()).not.toContain("chosen-by-a-visitor");
    });

    test("a picture of nearly 2 MB is accepted, and 5 MB are refused with an explanation", { timeout: 60_000 }, async () => {
      const pixels = { width: 800, height: 800, noise: { type: "gaussian", mean: 128, sigma: 60 } } as const;
      const picture = await sharp({ create: { ...pixels, channels: 3, background: "grey" } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      expect(picture.length).toBeGreaterThan(1.8e6);
      const taken = await upload(proxy, picture);
      expect([taken.status, taken.text]).toEqual([201, expect.stringContaining("/static/uploads/")]);

      const refused = await upload(proxy, Buffer.alloc(5e6));
      expect([refused.status, refused.headers["content-type"]]).toEqual([413, "application/problem+json"]);
      expect(JSON.parse(refused.text)).toMatchObject({ status: 413, detail: expect.stringContaining("2 MB") });
      const form = await request(proxy, { host: DE, path: "/helpdesk", method: "POST", body: Buffer.alloc(5e6) });
      expect([form.status, form.text]).toEqual([413, expect.stringContaining("zu groß")]);
    });
  });
});

describe.skipIf(nginx === null)("behind nginx, with visitors of any network", () => {
  let proxy: Proxy;
  beforeAll(async () => {
    proxy = await startNginx({ upstreamPort: server.port, hosts: HOSTS, addressHeader: "x-pretend" });
  });
  afterAll(() => proxy.stop());

  test("a form is limited by the connecting IP address, whatever X-Forwarded-For a visitor sends", { timeout: 60_000 }, async () => {
    const send = async (number: number, address: string) => {
      const headers = { ...JSON_TYPE, "x-pretend": address, "x-forwarded-for": `192.0.2.${number}`, forwarded: `for=192.0.2.${number}` };
      const body = JSON.stringify({ ...BRAM, email: `bram${number}@zeilmakerij.example`, description: `Vraag ${number}` });
      return (await request(proxy, { host: NL, path: CALL, method: "POST", headers, body })).status;
    };
    const statuses = [];
    for (let number = 0; number < 80 && statuses.at(-1) !== 429; number += 1) statuses.push(await send(number, "203.0.113.5"));
    expect([statuses[0], statuses.at(-1)]).toEqual([202, 429]);
    expect(await send(100, "198.51.100.5")).toBe(202);
  });
});

async function upload(proxy: Proxy, picture: Buffer) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(picture)], "foto.png", { type: "image/png" }));
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  const body = Buffer.from(await encoded.arrayBuffer());
  return request(proxy, { host: NL, path: "/api/public/media/image", method: "POST", headers, body });
}

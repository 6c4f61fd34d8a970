import { afterAll, expect, test } from "vitest";
import { messageOf } from "../../../src/brands/message-of.ts";
import { wordsOf } from "../../../src/brands/words.ts";
import { edgeServer } from "../../support/edge-server.ts";
import { addFourBrands } from "../../support/four-brands.ts";
import { getRequest, sendRaw, type Script } from "../../support/raw-http.ts";

let brands: Awaited<ReturnType<typeof addFourBrands>>;
const { port, product, errors, stop } = await edgeServer({ fill: async (db) => void (brands = await addFourBrands(db)) });
afterAll(stop);

/** One byte a second for longer than any timeout; stops when the server closes. */
const DRIPS = Array.from({ length: 40 }, () => ["a", 1_000]).flat();
const HEADER_DRIPS = DRIPS.map((step) => (step === "a" ? "X-Slow: a\r\n" : step));

function post(path: string, type: string, length = 1_000): string {
  return `POST ${path} HTTP/1.1\r\nHost: nl.localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

test("slow requests get a 408 and are closed in time, and the next visitor is served", { timeout: 60_000 }, async () => {
  const path = `/api/public/activities/${brands.nl.activity}/quoteRequest`;
  const send = (...script: Script) => sendRaw(port, script);
  const [silent, headers, body, form, picture, served] = await Promise.all([
    send(),
    send("GET / HTTP/1.1\r\nHost: nl.localhost\r\n", ...HEADER_DRIPS),
    send(post(path, "application/json"), "{", ...DRIPS),
    send(post("/uitjes/kano-nl", "application/x-www-form-urlencoded"), "name=", ...DRIPS),
    send(post("/api/public/media/image", "multipart/form-data; boundary=x"), "--x", ...DRIPS),
    // Sent while the slow requests are still open.
    send(getRequest("/", "nl.localhost")),
  ]);

  for (const reply of [silent, headers, body, form, picture]) expect(reply).toMatchObject({ statuses: [408], hangs: false });
  for (const reply of [silent, headers]) expect(reply.text).toContain("This request took too long to arrive.");
  expect(body.text).toContain("application/problem+json");
  expect(body.text).toContain("De aanvraag kwam te langzaam binnen");
  expect(form.text).toContain('<html lang="nl-NL"');
  expect(picture.text).toContain(messageOf(wordsOf("nl"), "upload.errors.tooSlow"));
  expect(served.statuses).toEqual([200]);
  expect((await send(getRequest("/uitjes", "nl.localhost"))).statuses).toEqual([200]);
  expect([...product.errors, ...errors]).toEqual([]);
});

test("an incomplete body gets a 400 when the client still reads", async () => {
  const cut = await sendRaw(port, [post("/uitjes/kano-nl", "application/x-www-form-urlencoded"), "name=Anna"], { halfCloses: true });
  expect(cut).toMatchObject({ statuses: [400], hangs: false });
  expect([...product.errors, ...errors]).toEqual([]);
});

test("an endless body is read briefly, and the client gets the refusal", { timeout: 20_000 }, async () => {
  const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
  const start = "POST /uitjes/kano-nl HTTP/1.1\r\nHost: nl.localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
  const endless = await sendRaw(port, [start, ...Array.from({ length: 400 }, () => chunk)]);
  expect(endless.statuses).toEqual([413]);
});

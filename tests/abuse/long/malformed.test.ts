import { afterAll, expect, test } from "vitest";
import { edgeServer } from "../../support/edge-server.ts";
import { addFourBrands } from "../../support/four-brands.ts";
import { getRequest, sendRaw } from "../../support/raw-http.ts";
import { sendAttacks } from "../send-attacks.ts";

const { port, product, errors, stop } = await edgeServer({ fill: addFourBrands });
afterAll(stop);

test("10,000 malformed requests get no 5xx and leave nothing hanging, and the next visitor is served", async () => {
  const { statuses, wrong } = await sendAttacks(port, { calls: 8_500, raw: 1_500, seed: 20_270_513 });
  console.log(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
  expect(wrong).toEqual([]);
  expect([...product.errors, ...errors]).toEqual([]);
  expect((await sendRaw(port, [getRequest("/uitjes", "nl.localhost")])).statuses).toEqual([200]);
});

test("200 connections that drip hold up nobody, and are all told so", async () => {
  const drip = ["GET / HTTP/1.1\r\nHost: nl.localhost\r\n", ...Array.from({ length: 20 }, () => ["X: a\r\n", 1_000]).flat()];
  const dripping = Promise.all(Array.from({ length: 200 }, () => sendRaw(port, drip)));
  expect((await sendRaw(port, [getRequest("/uitjes", "nl.localhost")])).statuses).toEqual([200]);
  for (const { statuses, hangs } of await dripping) expect({ statuses, hangs }).toEqual({ statuses: [408], hangs: false });
});

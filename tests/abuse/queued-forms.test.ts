import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BRAM } from "../support/contact.ts";
import { edgeServer, type EdgeServer } from "../support/edge-server.ts";
import { openFlood, type Answer } from "../support/flood.ts";

const HOST = "nl.localhost";
const HOSTILE = "203.0.113.7";
const VISITOR = "198.51.100.9";
/** More requests than the queue holds. */
const FLOOD = 400;

let server: EdgeServer;
beforeAll(async () => {
  server = await edgeServer({ isFilled: true, trustedProxies: ["127.0.0.1"] });
  // Computes what all pages share before the measurements.
  await askAll([formPost("", VISITOR), callPost("{}", VISITOR)]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await expect.poll(() => server.product.queue.figures()).toMatchObject({ waiting: 0, running: 0 });
  server.answers.splice(0);
});

type Post = { path: string; address: string; type: string; body: string };

const headOf = ({ path, address, type, body }: Post) =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${HOST}`,
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...["Accept-Encoding: identity", "Connection: close", "", ""],
  ].join("\r\n");
const post = (order: Post) => headOf(order) + order.body;

/** A form with mistakes: the response is the whole page, with what was typed. */
const formPost = (body: string, address: string) =>
  post({ path: "/helpdesk", address, type: "application/x-www-form-urlencoded", body: `form=question${body}` });
const callPost = (body: string, address: string) => post({ path: "/api/public/contact", address, type: "application/json", body });

async function askAll(requests: readonly string[]): Promise<Answer[]> {
  const { ask, answers } = await openFlood(server.port, requests);
  ask();
  return answers;
}

const forms = (amount: number) => Array.from({ length: amount }, (_, at) => formPost(`&name=Bram+${at}`, HOSTILE));
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
const computed = () => server.answers.filter(({ status }) => status === 422).length;

test("400 forms from one address range do not delay the form of a visitor of another, and those above the limit get 503 with a request to retry", async () => {
  const [flood, visit] = await Promise.all([
    openFlood(server.port, forms(FLOOD)),
    openFlood(server.port, [formPost("&name=Anna+de+Vries", VISITOR)]),
  ]);
  flood.ask();
  visit.ask();
  const [[page], others] = await Promise.all([visit.answers, visit.answers.then(computed)]);
  const answers = await flood.answers;
  expect([page?.status, statuses(answers)]).toEqual([422, [422, 503]]);
  expect(page?.text).toContain("Anna de Vries");
  expect(others).toBeLessThan(12);
  const refused = answers.find(({ status }) => status === 503);
  expect([refused?.headers.get("retry-after"), refused?.headers.get("cache-control")]).toEqual(["3", "no-store"]);
  expect(refused?.text).toContain("wat je hebt getypt staat er nog");
});

test("400 calls with a body share the queue with pages, and rejected ones get a problem", async () => {
  const calls = Array.from({ length: FLOOD }, () => callPost(JSON.stringify({ contactMessageDTO: { name: "x".repeat(500) } }), HOSTILE));
  const [flood, visit] = await Promise.all([
    openFlood(server.port, [...forms(FLOOD), ...calls]),
    openFlood(server.port, [callPost("{}", VISITOR)]),
  ]);
  flood.ask();
  visit.ask();
  const [[call], others] = await Promise.all([visit.answers, visit.answers.then(computed)]);
  const answers = await flood.answers;
  expect([call?.status, statuses(answers)]).toEqual([422, [422, 503]]);
  expect(others).toBeLessThan(12);
  const types = answers.slice(FLOOD).flatMap(({ status, headers }) => (status === 503 ? [headers.get("content-type")] : []));
  expect([...new Set(types)]).toEqual(["application/problem+json"]);
});

test("forms that are still arriving occupy no place in the queue", async () => {
  const half = forms(50).map((form) => form.slice(0, -3));
  const slow = await openFlood(server.port, half);
  slow.ask();
  await delay(200);
  const [page] = await askAll([formPost("&name=Anna+de+Vries", VISITOR)]);
  expect([page?.status, server.product.queue.figures()]).toMatchObject([422, { waiting: 0, running: 0 }]);
  slow.hangUp();
  await slow.answers;
});

/** Completely received requests, answered or not. */
function arrived(): number {
  const { waiting, running } = server.product.queue.figures();
  return waiting + running + server.answers.length;
}

const question = (name: string) =>
  new URLSearchParams({ form: "question", email: BRAM.email, phone: BRAM.phone, description: "Kan de hond mee?", name }).toString();

test.for(["/helpdesk", "/api/public/contact"])(
  "a question that %s received completely is stored, even if its sender disconnected while it was queued",
  async (path) => {
    const isCall = path.startsWith("/api/");
    const name = `Tess in de tunnel naar ${path}`;
    const type = isCall ? "application/json" : "application/x-www-form-urlencoded";
    const flood = await openFlood(server.port, forms(100));
    const body = isCall ? JSON.stringify({ ...BRAM, name }) : question(name);
    const sent = await openFlood(server.port, [post({ path, address: HOSTILE, type, body })]);
    flood.ask();
    await expect.poll(arrived, { interval: 1 }).toBe(100);
    sent.ask();
    await expect.poll(arrived, { interval: 1 }).toBe(101);
    // The last of its range.
    expect(server.product.queue.figures().waiting).toBeGreaterThan(10);
    sent.hangUp();
    await flood.answers;
    const stored = () => server.product.db.selectFrom("contact_message").select("name").where("name", "=", name).execute();
    await expect.poll(stored).toHaveLength(1);
  },
);

test("an interrupted form renders no page and causes no error", async () => {
  const half = await openFlood(
    server.port,
    forms(20).map((form) => form.slice(0, -3)),
  );
  half.ask();
  await delay(200);
  half.hangUp();
  await half.answers;
  await expect.poll(() => server.answers.map(({ status }) => status)).toContain(499);
  await expect.poll(() => server.product.queue.figures()).toMatchObject({ waiting: 0, running: 0 });
  expect(server.answers.filter(({ status }) => status >= 500 || status === 422)).toEqual([]);
  expect(server.product.errors).toEqual([]);
});

import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { ANNA } from "../support/quotes.ts";
import { startSmtp, type FakeSmtp } from "../support/smtp.ts";

/** Typed data, and the parts of it that must not appear in the log. */
const NAME = "Wilhelmina Zwanenburg";
const PHONE = "06 9876 5432";
const EMAIL = "wilhelmina@zwanenburg.example";
/** The number without spaces too. Four of its digits alone occur by chance in one of a hundred logs, in an id or a time. */
const TRACES = ["wilhelmina", "zwanenburg", "9876 5432", "98765432", "geheim", "nl91"];
const IBAN = "NL91ABNA0417164300";
const START_MS = 180_000;

let server: FilledServer;
let smtp: FakeSmtp;

beforeAll(async () => {
  smtp = await startSmtp({ refuses: EMAIL });
  server = await filledServer({ HOSTS: "nl.localhost,kids.localhost", SMTP_URL: smtp.url });
}, START_MS);

afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** Node cannot resolve nl.localhost everywhere. */
function call(path: string, body?: object): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers = { host: "nl.localhost", "content-type": "application/json" };
  const method = body ? "POST" : "GET";
  const sent = request({ port: server.port, host: "127.0.0.1", path, method, headers }, (answer) => {
    let text = "";
    answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
  });
  sent.on("error", reject);
  sent.end(body && JSON.stringify(body));
  return promise;
}

test("the log has no data that visitors type: stored, refused, searched for, or not mailed", async () => {
  const { text } = await call("/api/public/activities?page=1&limit=1&filterQuery={}");
  const id = /"id":(\d+)/.exec(text)?.[1];
  const person = { name: NAME, email: EMAIL, phone: PHONE, companyName: "Zwanenburg BV", description: "Dit is geheim" };
  const statuses = [
    await call(`/api/public/activities/${id}/quoteRequest`, { ...ANNA, ...person }),
    await call(`/api/public/activities/${id}/quoteRequest`, { ...ANNA, ...person, numberOfPersons: -1 }),
    await call("/api/public/contact", { ...person, type: "QUESTION" }),
    await call("/api/public/contact", { ...person, type: "GEHEIM" }),
    await call("/api/public/contact/event", { ...person, iban: IBAN }),
    await call("/api/public/newsletter-subscribe", { name: NAME, email: EMAIL }),
    await call(`/uitjes?zoek=${encodeURIComponent(EMAIL)}`),
    await call(`/nergens?naam=${encodeURIComponent(NAME)}`),
  ].map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.slice(0, 2)).toEqual([201, 422]);

  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain("refuses the address for good");
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const output = server.output().toLowerCase();
  expect(TRACES.filter((trace) => output.includes(trace))).toEqual([]);
});

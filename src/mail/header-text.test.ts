import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { decodedAddress, decodedHeader, headersOf } from "../../tests/support/mail-headers.ts";
import { siteWith } from "../../tests/support/quotes.ts";
import { startSmtp, type FakeSmtp } from "../../tests/support/smtp.ts";
import type { OpenDatabase } from "../database/open.ts";
import { contactToPlatform } from "./contact-to-platform.ts";
import type { ContactMail } from "./contact-mail.ts";
import { openDelivery } from "./deliver.ts";

const MESSAGE: ContactMail = {
  id: 7,
  createdAt: new Date("2027-05-11T10:00:00Z"),
  type: "QUESTION",
  name: "Bram Smit",
  email: "bram@zeilmakerij.example",
  phone: "030 123 45 67",
  companyName: null,
  description: null,
  origin: "http://nl.localhost:3000",
  requestId: "a-request",
};
const { signal } = new AbortController();

let database: OpenDatabase;
let smtp: FakeSmtp;

beforeAll(async () => {
  database = await testDatabase();
  smtp = await startSmtp();
});

afterAll(async () => {
  await smtp.stop();
  await database.close();
});

/** The decoded subject and Reply-To name of a question from a visitor with this name. */
async function readAbove(name: string): Promise<{ raw: string; subject: string; replyTo: string }> {
  const before = smtp.received.length;
  await openDelivery(smtp.url, database.db)(contactToPlatform(siteWith("nl").brand, { ...MESSAGE, name }), signal);
  const raw = smtp.received[before]?.raw ?? "";
  const headers = headersOf(raw);
  const { name: answered, address } = decodedAddress(headers.get("Reply-To") ?? "");
  expect(address).toBe(MESSAGE.email);
  return { raw, subject: seen(decodedHeader(headers.get("Subject") ?? "")), replyTo: seen(answered) };
}

/** The text without word joiners, which are invisible. */
function seen(text: string): string {
  return text.replaceAll("\u2060", "");
}

const directie = Buffer.from("Directie <directie@bank.example>").toString("base64");

test.for([
  `=?utf-8?B?${directie}?=`,
  `=?UTF-8?q?Directie=40bank.example?=`,
  `Bram =?iso-8859-1?Q?Directie?= Smit`,
  `Bram =?utf-8?B?${directie}?= =?utf-8?B?${directie}?=`,
  `Bram "=?utf-8?Q?Directie?=" Smit`,
  `Bram =?utf-8?Q?De directie?=`,
  `Zoë =?utf-8?Q?Directie?= 火`,
  `=?=?utf-8?Q?Directie?=?=`,
  'Anna \\"de\\" Vries, chef <b>',
  "火".repeat(200),
  `${"👩‍👩‍👧".repeat(24)}é`,
  "x".repeat(200),
])("a visitor's name %j is shown as typed in the mail and in a reply", async (name) => {
  const { subject, replyTo } = await readAbove(name);
  expect(subject).toBe(`Vraag van ${name}`);
  expect(replyTo).toBe(name);
});

test("a decoded name contains nothing to decode in a reply", async () => {
  const name = `=?utf-8?B?${directie}?=`;
  const headers = headersOf((await readAbove(name)).raw);
  for (const header of ["Subject", "Reply-To"]) {
    const once = decodedHeader(headers.get(header) ?? "");
    expect(seen(once)).toContain(name);
    expect(decodedHeader(once)).toBe(once);
  }
});

test("headers contain no control or bidirectional characters", async () => {
  const { subject, replyTo } = await readAbove("Bram\u0007\u001b[2J \u202eelpmaxe\u202c \u2066Smit\u2069\u0000");
  expect(subject).toBe("Vraag van Bram [2J elpmaxe Smit");
  expect(replyTo).toBe("Bram [2J elpmaxe Smit");
});

test("a header line has at most 998 octets, also with a very long name", async () => {
  const { raw, subject } = await readAbove("x".repeat(5_000));
  expect(Math.max(...raw.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  expect(subject).toMatch(/^Vraag van x{400,}…$/);
});

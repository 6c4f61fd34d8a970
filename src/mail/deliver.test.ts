import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { portOf, startSmtp } from "../../tests/support/smtp.ts";
import type { OpenDatabase } from "../database/open.ts";
import { openDelivery } from "./deliver.ts";
import type { Mail } from "./mail.ts";

const MAIL: Mail = {
  brand: "nl",
  to: { name: "", address: "anna@korenbloem.example" },
  from: { name: "Uitjesbaas België", address: "info@uitjesbaas.example" },
  replyTo: { name: 'Anna "de" Vries, chef', address: "anna@korenbloem.example" },
  subject: "Je aanvraag voor Kanoën",
  html: "<p>Hallo</p>",
  text: "Hallo",
  headers: { "Auto-Submitted": "auto-generated" },
  messageId: "quote-12-visitor@uitjesbaas.example",
};
const { signal } = new AbortController();

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.close();
});

test("a mail arrives as text and HTML, and a name with commas and quotes stays one person", async () => {
  const smtp = await startSmtp();
  await openDelivery(smtp.url, database.db)(MAIL, signal);
  await smtp.stop();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.to).toEqual(["anna@korenbloem.example"]);
  expect(smtp.received[0]?.raw).toContain('Reply-To: "Anna \\"de\\" Vries, chef" <anna@korenbloem.example>');
  expect(smtp.received[0]?.raw).toContain("Message-ID: <quote-12-visitor@uitjesbaas.example>");
  expect(smtp.received[0]?.raw).toContain("Content-Type: text/plain; charset=utf-8");
  expect(smtp.received[0]?.raw).toContain("Content-Type: text/html; charset=utf-8");
});

test("an address that holds two is still one recipient", async () => {
  const smtp = await startSmtp();
  const to = { name: "", address: "anna@korenbloem.example, iedereen@elders.example" };
  await openDelivery(smtp.url, database.db)({ ...MAIL, to }, signal).catch(() => {});
  await smtp.stop();
  expect(smtp.received.flatMap((mail) => mail.to)).not.toContain("iedereen@elders.example");
});

test("what the mail server says is passed on without the address that it repeats", async () => {
  const smtp = await startSmtp({ refuses: "anna@korenbloem.example" });
  const delivered = openDelivery(smtp.url, database.db)(MAIL, signal);
  await expect(delivered).rejects.toThrow(/did not take the mail: .*<\(address\)> is unknown/);
  await smtp.stop();
});

test("a mail server that says nothing is given up", async () => {
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(mute.address())}`;
  const delivered = openDelivery(url, database.db)(MAIL, AbortSignal.timeout(200));
  await expect(delivered).rejects.toThrow("did not take the mail");
  mute.close();
});

test("a mail with a line break in a header is refused before a mail server sees it", async () => {
  const smtp = await startSmtp();
  const delivered = openDelivery(smtp.url, database.db)({ ...MAIL, subject: "Hallo\r\nBcc: iedereen@elders.example" }, signal);
  await expect(delivered).rejects.toThrow("line break");
  await smtp.stop();
  expect(smtp.received).toEqual([]);
});

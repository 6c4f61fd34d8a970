import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { portOf, startSmtp } from "../../tests/support/smtp.ts";
import type { OpenDatabase } from "../database/open.ts";
import { AddressRefused, openDelivery } from "./deliver.ts";
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

test("a mail arrives as text and HTML, and a name with commas and quotes stays one recipient", async () => {
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

test("an international address is sent in ASCII", async () => {
  const smtp = await startSmtp();
  const to = { name: "", address: "jan&piet@müller.example" };
  await openDelivery(smtp.url, database.db)({ ...MAIL, to, replyTo: to }, signal);
  await smtp.stop();
  expect(smtp.received).toHaveLength(1);
  for (const header of ["To", "Reply-To"]) expect(smtp.received[0]?.raw).toContain(`${header}: jan&piet@xn--mller-kva.example`);
});

test("an address that contains two is still one recipient", async () => {
  const smtp = await startSmtp();
  const to = { name: "", address: "anna@korenbloem.example, iedereen@elders.example" };
  await openDelivery(smtp.url, database.db)({ ...MAIL, to }, signal).catch(() => {});
  await smtp.stop();
  expect(smtp.received.flatMap((mail) => mail.to)).not.toContain("iedereen@elders.example");
});

test("an error of the mail server is reported without mail addresses", async () => {
  const smtp = await startSmtp({ refuses: "anna@korenbloem.example" });
  const delivered = openDelivery(smtp.url, database.db)(MAIL, signal);
  await expect(delivered).rejects.toThrow(/refuses the address for good: .*<\(address\)> is unknown/);
  await smtp.stop();
});

test.for([
  { code: 550, says: "5.1.1", isFinal: true },
  { code: 553, says: "5.1.3", isFinal: true },
  { code: 550, says: "No such user", isFinal: true },
  { code: 550, says: "5.7.1 Relaying denied", isFinal: false },
  { code: 552, says: "5.2.2 Mailbox full", isFinal: false },
  { code: 554, says: "Denied", isFinal: false },
  { code: 451, says: "4.7.1 Greylisted", isFinal: false },
])("$code $says permanently refuses the address: $isFinal", async ({ code, says, isFinal }) => {
  const smtp = await startSmtp({ refuses: "anna@korenbloem.example", refusal: { code, says } });
  const error = await openDelivery(smtp.url, database.db)(MAIL, signal).catch((error: unknown) => error);
  await smtp.stop();
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof AddressRefused).toBe(isFinal);
});

/** 0.0.0.0 reaches this machine, but counts as remote: it stands for a mail server elsewhere. */
test("a mail is not sent unencrypted to another machine, unless SMTP_URL allows it", async () => {
  const smtp = await startSmtp();
  const deliver = (end: string) => openDelivery(`smtp://0.0.0.0:${smtp.port}${end}`, database.db)(MAIL, signal);
  await expect(deliver("")).rejects.toThrow(/did not take the mail: .*STARTTLS/);
  await expect(deliver("?tls.rejectUnauthorized=false")).rejects.toThrow("STARTTLS");
  expect(smtp.received).toEqual([]);
  await deliver("?requireTLS=false");
  await deliver("?ignoreTLS=true");
  expect(smtp.received).toHaveLength(2);
  await smtp.stop();
});

test("a mail server that does not answer is given up", async () => {
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(mute.address())}`;
  const delivered = openDelivery(url, database.db)(MAIL, AbortSignal.timeout(200));
  await expect(delivered).rejects.toThrow("did not take the mail");
  mute.close();
});

test("a mail with a line break in a header is refused before it is sent", async () => {
  const smtp = await startSmtp();
  const delivered = openDelivery(smtp.url, database.db)({ ...MAIL, subject: "Hallo\r\nBcc: iedereen@elders.example" }, signal);
  await expect(delivered).rejects.toThrow("line break");
  await smtp.stop();
  expect(smtp.received).toEqual([]);
});

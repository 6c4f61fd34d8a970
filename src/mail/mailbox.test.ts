import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import type { OpenDatabase } from "../database/open.ts";
import { openDelivery } from "./deliver.ts";
import type { Mail } from "./mail.ts";
import { mail, mails } from "./mailbox.ts";
import { mailboxPage } from "./mailbox-page.ts";

const MAIL: Mail = {
  brand: "nl",
  to: { name: "", address: "anna@korenbloem.example" },
  from: { name: "Uitjesbaas", address: "info@uitjesbaas.example" },
  replyTo: null,
  subject: "Je aanvraag voor <Kanoën>",
  html: '<p title="x">Hallo</p><script>alert(1)</script>',
  text: "Hallo <Anna>",
  headers: { "Auto-Submitted": "auto-generated" },
  messageId: "quote-12-visitor@uitjesbaas.example",
};
const { signal } = new AbortController();

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await database.close();
});

test("without a mail server a mail is stored in the mailbox once, also when it is delivered again", async () => {
  const deliver = openDelivery(null, database.db);
  await deliver(MAIL, signal);
  await deliver(MAIL, signal);
  const [line, ...others] = await mails(database.db, { limit: 10 });
  expect(others).toEqual([]);
  expect(line).toMatchObject({ brand: "nl", to: "anna@korenbloem.example", subject: "Je aanvraag voor <Kanoën>" });
  expect(await mail(database.db, line?.id ?? 0)).toMatchObject({
    messageId: "quote-12-visitor@uitjesbaas.example",
    text: "Hallo <Anna>",
    headers: { From: "Uitjesbaas <info@uitjesbaas.example>", "Auto-Submitted": "auto-generated" },
  });
});

test("a mail with a line break in a header is not delivered", async () => {
  const deliver = openDelivery(null, database.db);
  await expect(deliver({ ...MAIL, to: { name: "", address: "a@b.example\r\nBcc: c@d.example" } }, signal)).rejects.toThrow("line break");
  expect(await mails(database.db, { limit: 10 })).toEqual([]);
});

test("the page lists the latest mails first, and an unknown id finds none", async () => {
  const deliver = openDelivery(null, database.db);
  await deliver(MAIL, signal);
  await deliver({ ...MAIL, messageId: "second@uitjesbaas.example", subject: "De tweede" }, signal);
  const lines = await mails(database.db, { limit: 10 });
  expect(lines.map(({ subject }) => subject)).toEqual(["De tweede", "Je aanvraag voor <Kanoën>"]);
  expect(await mails(database.db, { limit: 1 })).toHaveLength(1);
  expect(await mail(database.db, 999)).toBeNull();
});

test("the page shows a mail in a sandboxed frame, escaped", async () => {
  await openDelivery(null, database.db)(MAIL, signal);
  const lines = await mails(database.db, { limit: 10 });
  const page = mailboxPage(lines, await mail(database.db, lines[0]?.id ?? 0));
  expect(page).toContain('<iframe sandbox=""');
  expect(page).toContain('srcdoc="&lt;p title=&quot;x&quot;&gt;Hallo&lt;/p&gt;&lt;script&gt;');
  expect(page).toContain("Je aanvraag voor &lt;Kanoën&gt;");
  expect(page).not.toContain("<script");
  expect(page).not.toContain("<Kanoën>");
  expect(page).not.toContain("<Anna>");
});

test("an empty mailbox says so", () => {
  expect(mailboxPage([], null)).toContain("No mails yet.");
});

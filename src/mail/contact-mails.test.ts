import { expect, test } from "vitest";
import type { BrandKey } from "../brands/brand.ts";
import { siteWith } from "../../tests/support/quotes.ts";
import { contactToPlatform } from "./contact-to-platform.ts";
import { contactToVisitor } from "./contact-to-visitor.ts";
import type { ContactMail } from "./contact-mail.ts";
import { refuseLineBreaks } from "./mail.ts";

const MESSAGE: ContactMail = {
  id: 7,
  createdAt: new Date("2027-05-11T10:00:00Z"),
  type: "QUESTION",
  name: "Bram <b>Smit</b>",
  email: "bram@zeilmakerij.example",
  phone: "030 123 45 67",
  companyName: "Zeilmakerij & Zoon",
  description: 'Kan de hond mee?\n<script>alert("x")</script>',
  origin: "http://nl.localhost:3000",
  requestId: "a-request",
};
const AD: ContactMail = { ...MESSAGE, type: "AD" };

/** Parts of all that the visitor typed. */
const TYPED = ["Bram", "Smit", "Zeilmakerij", "030 123", "hond", "alert"];
const BRANDS: readonly BrandKey[] = ["nl", "be", "de", "kids"];
const brandOf = (key: BrandKey) => siteWith(key).brand;

test.for(BRANDS)("on %s a question goes to the platform, a message of an advertiser to its sales address", (key) => {
  const brand = brandOf(key);
  expect(contactToPlatform(brand, MESSAGE).to).toEqual({ name: "", address: brand.email });
  expect(contactToPlatform(brand, AD).to).toEqual({ name: "", address: brand.salesEmail });
});

test("the platform gets all fields, escaped, and replies go to the visitor", () => {
  const mail = contactToPlatform(brandOf("nl"), MESSAGE);
  expect(mail).toMatchObject({
    from: { name: "Uitjesbaas", address: "info@uitjesbaas.example" },
    replyTo: { name: "Bram <b>Smit</b>", address: "bram@zeilmakerij.example" },
    headers: { "Auto-Submitted": "auto-generated", "X-Request-Id": "a-request" },
  });
  for (const typed of TYPED) expect(mail.text).toContain(typed);
  expect(mail.html).toContain("Kan de hond mee?\n&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  expect(mail.html).toContain("Zeilmakerij &amp; Zoon");
  expect(mail.html).not.toContain("<script");
  expect(mail.html).not.toContain("<b>");
});

test("empty fields are omitted", () => {
  const mail = contactToPlatform(brandOf("nl"), { ...MESSAGE, companyName: null, description: null });
  expect(mail.text).not.toMatch(/Bedrijf|Opmerking|null/);
});

test.for(BRANDS)("on %s the confirmation goes only to the visitor, and holds nothing that was typed", (key) => {
  for (const message of [MESSAGE, AD]) {
    const mail = contactToVisitor(brandOf(key), message);
    expect(mail.to).toEqual({ name: "", address: "bram@zeilmakerij.example" });
    for (const typed of [...TYPED, "bram@"]) expect([mail.subject, mail.html, mail.text].join(" ")).not.toContain(typed);
  }
});

test("replies to the confirmation go to the recipient of the message", () => {
  const brand = brandOf("kids");
  expect(contactToVisitor(brand, MESSAGE)).toMatchObject({ from: { address: brand.email }, replyTo: null });
  expect(contactToVisitor(brand, AD)).toMatchObject({ from: { address: brand.email }, replyTo: { address: brand.salesEmail } });
});

test("the German brand writes German, from its own address", () => {
  const de = brandOf("de");
  expect(contactToPlatform(de, MESSAGE).subject).toBe("Frage von Bram <b>Smit</b>");
  expect(contactToPlatform(de, AD).subject).toBe("Nachricht von Bram <b>Smit</b> zur Werbung");
  const mail = contactToVisitor(de, MESSAGE);
  expect(mail.subject).toBe("Ihre Frage ist bei uns angekommen");
  expect(mail.from).toEqual({ name: de.name, address: de.email });
  expect(mail.html).toContain('<html lang="de-DE">');
});

test("the same mail always has the same Message-ID, the other mail has another", () => {
  const nl = brandOf("nl");
  expect(contactToPlatform(nl, MESSAGE).messageId).toBe(contactToPlatform(nl, MESSAGE).messageId);
  expect(contactToPlatform(nl, MESSAGE).messageId).toMatch(/^contact-7-\d+-platform@uitjesbaas\.example$/);
  expect(contactToVisitor(nl, MESSAGE).messageId).toMatch(/^contact-7-\d+-visitor@uitjesbaas\.example$/);
});

test("a name or an address that would start another header is refused", () => {
  const nl = brandOf("nl");
  const injected = contactToPlatform(nl, { ...MESSAGE, name: "Bram\r\nBcc: iedereen@elders.example" });
  expect(injected.subject).toBe("Vraag van Bram Bcc: iedereen@elders.example");
  expect(() => refuseLineBreaks(injected)).toThrow("line break");
  expect(() => refuseLineBreaks(contactToVisitor(nl, { ...MESSAGE, email: "bram@a.example\nBcc: x@b.example" }))).toThrow("line break");
});

test("the confirmation links to the page, the mail to the platform has no link", () => {
  const nl = brandOf("nl");
  expect(contactToVisitor(nl, MESSAGE).html).toContain('href="http://nl.localhost:3000/helpdesk"');
  expect(contactToVisitor(nl, AD).text).toContain("http://nl.localhost:3000/adverteren");
  expect(contactToPlatform(nl, MESSAGE).html).not.toContain("href");
});

import { expect, test } from "vitest";
import { siteWith } from "../../tests/support/quotes.ts";
import { quoteToProvider } from "./quote-to-provider.ts";
import { quoteToVisitor } from "./quote-to-visitor.ts";
import { refuseLineBreaks } from "./mail.ts";
import type { QuotedRequest } from "./quoted-request.ts";

const nl = siteWith("nl").brand;
const de = siteWith("de").brand;

const REQUEST: QuotedRequest = {
  id: 12,
  createdAt: new Date("2027-05-11T10:00:00Z"),
  name: "Anna <b>de Vries</b>",
  gender: "vrouw",
  reference: "inkoop-88",
  companyName: "Bakkerij De Korenbloem",
  email: "anna@korenbloem.example",
  phone: "06 1234 5678",
  numberOfPersons: 20,
  plannedDate: "2027-06-18",
  address: "Dorpsstraat 1",
  zipcode: "3511 AB",
  city: "Utrecht",
  description: "Met lunch & borrel\n<script>alert('x')</script> \"graag\"",
  activity: { title: "Kanoën op de Linge", companyName: "Kano Linge", url: "http://nl.localhost:3000/uitjes/kanoen-op-de-linge" },
};

/** All that the visitor typed. */
const TYPED = ["Anna", "Vries", "Bakkerij", "06 1234", "inkoop-88", "Dorpsstraat", "3511", "Utrecht", "lunch", "alert", "20", "juni"];

test("the provider gets all fields, escaped, and replies go to the visitor", () => {
  const mail = quoteToProvider(nl, REQUEST, { name: "activity", address: "kano@linge.example" });
  expect(mail).toMatchObject({
    to: { name: "", address: "kano@linge.example" },
    from: { name: "Uitjesbaas", address: "info@uitjesbaas.example" },
    replyTo: { address: "anna@korenbloem.example" },
    headers: { "Auto-Submitted": "auto-generated" },
  });
  for (const typed of TYPED) expect(mail.text).toContain(typed);
  expect(mail.text).toContain("vrijdag 18 juni 2027");
  expect(mail.text).toContain("http://nl.localhost:3000/uitjes/kanoen-op-de-linge");
  expect(mail.html).toContain("Met lunch &amp; borrel\n&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &quot;graag&quot;");
  expect(mail.html).toContain("Anna &lt;b&gt;de Vries&lt;/b&gt;");
  expect(mail.html).not.toContain("<script");
  expect(mail.html).not.toContain("<b>");
});

test("empty fields are omitted", () => {
  const mail = quoteToProvider(
    nl,
    { ...REQUEST, companyName: null, description: null },
    { name: "activity", address: "kano@linge.example" },
  );
  expect(mail.text).not.toContain("Bedrijf");
  expect(mail.text).not.toContain("Opmerking");
  expect(mail.text).not.toContain("null");
});

test("the visitor's confirmation holds nothing that was typed, so that nobody can send text to a stranger", () => {
  const mail = quoteToVisitor(nl, REQUEST);
  expect(mail.to).toEqual({ name: "", address: "anna@korenbloem.example" });
  expect(mail.replyTo).toBeNull();
  for (const typed of TYPED) {
    expect(mail.subject).not.toContain(typed);
    expect(mail.text.replaceAll(REQUEST.activity.title, "")).not.toContain(typed);
  }
  expect(mail.html).not.toContain("Anna");
  expect(mail.html).not.toContain("lunch");
  expect(mail.text).toContain("Kano Linge");
});

test("the German brand writes German, from its own address and in its own colours", () => {
  const toVisitor = quoteToVisitor(de, REQUEST);
  const toProvider = quoteToProvider(de, REQUEST, { name: "activity", address: "kanu@spree.example" });
  expect(toVisitor.subject).toBe("Ihre Anfrage für Kanoën op de Linge");
  expect(toVisitor.from).toEqual({ name: de.name, address: de.email });
  expect(toVisitor.html).toContain('<html lang="de-DE">');
  expect(toProvider.text).toContain("Freitag, 18. Juni 2027");
  expect(toProvider.text).toContain("20 Personen");
});

test("a request on the family brand mentions children, and neither a quote nor the default salutation", () => {
  const kids = siteWith("kids").brand;
  const ofParent = {
    ...REQUEST,
    companyName: null,
    gender: "man",
    numberOfPersons: 8,
    description: "Leeftijd van de kinderen: 4 en 7",
  } as const;
  const mail = quoteToProvider(kids, ofParent, { name: "activity", address: "kano@linge.example" });
  expect(mail.text).toMatch(/Aantal kinderen:? *\n? *8/);
  expect(mail.text).toContain("Leeftijd van de kinderen: 4 en 7");
  expect(mail.text).not.toMatch(/De heer|Aanhef|personen/);
  expect(quoteToProvider(kids, { ...ofParent, gender: "vrouw" }, { name: "activity", address: "kano@linge.example" }).text).toContain(
    "Mevrouw",
  );
  for (const { subject, text } of [mail, quoteToVisitor(kids, ofParent)]) expect(`${subject} ${text}`).not.toMatch(/offerte/i);
});

test("the same mail always has the same Message-ID, for another recipient another", () => {
  const first = quoteToProvider(nl, REQUEST, { name: "person-3", address: "kees@linge.example" });
  const again = quoteToProvider(nl, REQUEST, { name: "person-3", address: "kees@linge.example" });
  expect(again.messageId).toBe(first.messageId);
  expect(first.messageId).toMatch(/^quote-12-\d+-person-3@uitjesbaas\.example$/);
  expect(quoteToVisitor(nl, REQUEST).messageId).not.toBe(first.messageId);
});

test("a line break in a header is refused, one in a title becomes a space", () => {
  const title = "Kanoën\r\nBcc: iedereen@elders.example";
  const mail = quoteToVisitor(nl, { ...REQUEST, activity: { ...REQUEST.activity, title } });
  expect(mail.subject).toBe("Je aanvraag voor Kanoën Bcc: iedereen@elders.example");
  expect(() => refuseLineBreaks(mail)).not.toThrow();

  const injected = quoteToVisitor(nl, { ...REQUEST, email: "anna@korenbloem.example\r\nBcc: x@elders.example" });
  expect(() => refuseLineBreaks(injected)).toThrow("line break");
  const named = quoteToProvider(
    nl,
    { ...REQUEST, name: "Anna\nBcc: x@elders.example" },
    { name: "activity", address: "kano@linge.example" },
  );
  expect(() => refuseLineBreaks(named)).toThrow("line break");
});

import { expect, test } from "vitest";
import { siteWith } from "../../tests/support/quotes.ts";
import { eventToPlatform } from "./event-to-platform.ts";
import { eventToVisitor } from "./event-to-visitor.ts";
import { refuseLineBreaks } from "./mail.ts";
import type { SubmittedEvent } from "./submitted-event.ts";

const kids = siteWith("kids").brand;
const de = siteWith("de").brand;

const EVENT: SubmittedEvent = {
  id: 12,
  createdAt: new Date("2027-05-11T10:00:00Z"),
  name: "Noor <b>Bakker</b>",
  companyName: "Speeltuin De Wip",
  email: "noor@dewip.example",
  title: "Open dag van de speeltuin",
  description: "Alle toestellen doen mee\n<script>alert('x')</script>",
  startDate: "2027-06-18",
  endDate: "2027-06-19",
  address: "Wipstraat 12",
  zipcode: "3511 AB",
  city: "Amersfoort",
  province: "Utrecht",
  website: "https://www.dewip.example/open-dag",
  origin: "http://kids.localhost:3000",
};

/** All that the visitor typed. */
const TYPED = [
  "Noor",
  "Bakker",
  "De Wip",
  "Open dag",
  "toestellen",
  "alert",
  "Wipstraat",
  "3511",
  "Amersfoort",
  "Utrecht",
  "dewip",
  "juni",
];

test("the platform gets all fields, escaped, with the item name for a decision, and replies go to the visitor", () => {
  const mail = eventToPlatform(kids, EVENT);
  expect(mail).toMatchObject({
    to: { name: "", address: "hallo@kidsuitjes.example" },
    from: { name: "Kidsuitjes", address: "hallo@kidsuitjes.example" },
    replyTo: { address: "noor@dewip.example" },
    subject: "Nieuw evenement: Open dag van de speeltuin",
    headers: { "Auto-Submitted": "auto-generated" },
  });
  for (const typed of TYPED) expect(mail.text).toContain(typed);
  expect(mail.text).toContain("event:12");
  expect(mail.text).toContain("vrijdag 18 juni 2027");
  expect(mail.html).toContain("&lt;script&gt;");
  expect(mail.html).not.toContain("<script");
  expect(mail.html).not.toContain("<b>Bakker");
});

test("empty fields are omitted", () => {
  const mail = eventToPlatform(kids, { ...EVENT, companyName: null, endDate: null });
  expect(mail.text).not.toContain("Bedrijf");
  expect(mail.text).not.toContain("Einddatum");
  expect(mail.text).not.toContain("null");
});

test("the visitor's confirmation holds nothing that was typed, so that nobody can send text to a stranger", () => {
  const mail = eventToVisitor(kids, EVENT);
  expect(mail.to).toEqual({ name: "", address: "noor@dewip.example" });
  expect(mail.replyTo).toBeNull();
  for (const typed of TYPED) {
    expect(mail.subject).not.toContain(typed);
    expect(mail.text).not.toContain(typed);
    expect(mail.html).not.toContain(typed);
  }
  expect(mail.subject).toBe("Je evenement voor de agenda van Kidsuitjes");
});

test("the German brand writes German", () => {
  expect(eventToVisitor(de, EVENT).subject).toBe(`Ihre Veranstaltung für den Kalender von ${de.name}`);
  expect(eventToPlatform(de, EVENT).text).toContain("Freitag, 18. Juni 2027");
});

test("the same mail always has the same Message-ID, the other mail has another", () => {
  expect(eventToPlatform(kids, EVENT).messageId).toBe(eventToPlatform(kids, EVENT).messageId);
  expect(eventToPlatform(kids, EVENT).messageId).toMatch(/^event-12-\d+-platform@kidsuitjes\.example$/);
  expect(eventToVisitor(kids, EVENT).messageId).toMatch(/^event-12-\d+-visitor@kidsuitjes\.example$/);
});

test("a line break in a header is refused, one in a title becomes a space", () => {
  const mail = eventToPlatform(kids, { ...EVENT, title: "Open dag\r\nBcc: iedereen@elders.example" });
  expect(mail.subject).toBe("Nieuw evenement: Open dag Bcc: iedereen@elders.example");
  expect(() => refuseLineBreaks(mail)).not.toThrow();
  expect(() => refuseLineBreaks(eventToPlatform(kids, { ...EVENT, name: "Noor\nBcc: x@elders.example" }))).toThrow("line break");
  expect(() => refuseLineBreaks(eventToVisitor(kids, { ...EVENT, email: "noor@dewip.example\nBcc: x@y.example" }))).toThrow("line break");
});

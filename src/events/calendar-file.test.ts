import ICAL from "ical.js";
import { expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import type { Event } from "../contract/entities/event.ts";
import { calendarFile } from "./calendar-file.ts";

const MARKET: Event = {
  ...{ id: 12, title: "Geitjesmarkt", active: true, website: null, description: "Kom kijken.", image: null, media: [] },
  ...{ startDate: "2027-05-12T08:00:00.000Z", endDate: "2027-05-12T15:30:00.000Z", organisation: null, city: null },
  ...{ createdAt: "2027-01-04T09:00:00.000Z", updatedAt: "2027-01-04T09:00:00.000Z" },
};

/** The file as parsed by another library. */
function parsed(events: readonly Event[], source: string | null = null) {
  const text = calendarFile({ brand: kids, events, source });
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { text, calendar, entries: calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry)) };
}

function only(event: Partial<Event>): ICAL.Event {
  const [entry] = parsed([{ ...MARKET, ...event }]).entries;
  if (!entry) throw new Error("There is no event in the file.");
  return entry;
}

const timesOf = ({ startDate, endDate }: ICAL.Event) => [startDate, endDate].map((time) => time.toJSDate().toISOString());
const daysOf = ({ startDate, endDate }: ICAL.Event) => [startDate, endDate].map((time) => (time.isDate ? time.toString() : "no day"));
const lineOf = (entry: ICAL.Event, name: string) => entry.component.getFirstPropertyValue(name)?.toString();

test("another program reads every field unchanged", () => {
  const title = "Markt; met \\ geitjes, schapen & 'kaas' 🐐";
  const description = "Eerste regel, met komma;\nTweede regel \\n met een streep.\n\nHet einde.";
  const entry = only({
    ...{ title, description, website: "https://markt.example/dag?a=1,2;3&b=é" },
    organisation: { id: 4, name: "Boer, Bok & Zn", slug: "boer-bok-zn-4" },
    city: { id: 7, name: "'s-Gravenhage" },
    updatedAt: "2027-01-06T09:00:00.400Z",
  });
  expect(entry).toMatchObject({ uid: "event-12@kids.uitkijk", summary: title, description, location: "Boer, Bok & Zn, 's-Gravenhage" });
  expect(timesOf(entry)).toEqual([MARKET.startDate, MARKET.endDate]);
  expect(Object.fromEntries(["url", "created", "dtstamp", "last-modified", "transp"].map((name) => [name, lineOf(entry, name)]))).toEqual({
    url: "https://markt.example/dag?a=1%2C2%3B3&b=%C3%A9",
    ...{ created: "2027-01-04T09:00:00Z", dtstamp: "2027-01-06T09:00:00Z", "last-modified": "2027-01-06T09:00:00Z" },
    transp: "TRANSPARENT",
  });
});

test("the sequence number is zero until something changes, and grows with every change", () => {
  const revisions = ["09:00:00.000", "09:00:00.200", "09:00:05.000", "17:00:00.000"].map((time) => {
    return only({ updatedAt: `2027-01-04T${time}Z` }).sequence;
  });
  expect(revisions).toEqual([0, 1, 5, 28_800]);
  expect(only({ createdAt: "2027-02-04T09:00:00.000Z" }).sequence).toBe(0);
});

test("an event without hours lasts all day, to the end of its last day", () => {
  const start = "2027-05-11T22:00:00.000Z";
  for (const endDate of [null, "2027-05-12T21:59:00.000Z"])
    expect(daysOf(only({ startDate: start, endDate }))).toEqual(["2027-05-12", "2027-05-13"]);
  expect(daysOf(only({ startDate: start, endDate: "2027-05-14T21:59:00.000Z" }))).toEqual(["2027-05-12", "2027-05-15"]);
});

test("an all-day event may end at the midnight after its last day", () => {
  const start = "2027-05-11T22:00:00.000Z";
  expect(daysOf(only({ startDate: start, endDate: "2027-05-13T22:00:00.000Z" }))).toEqual(["2027-05-12", "2027-05-14"]);
  expect(daysOf(only({ startDate: start, endDate: "2027-05-12T22:00:00.000Z" }))).toEqual(["2027-05-12", "2027-05-13"]);
});

test("an evening until midnight or past it keeps its hours to the minute", () => {
  for (const endDate of ["2027-05-12T22:00:00.000Z", "2027-05-13T00:30:00.000Z"]) {
    const evening = { startDate: "2027-05-12T18:00:00.000Z", endDate };
    expect(timesOf(only(evening))).toEqual(Object.values(evening));
  }
});

test("an event that begins at midnight and ends in the morning keeps its hours", () => {
  const night = { startDate: "2027-05-11T22:00:00.000Z", endDate: "2027-05-12T04:00:00.000Z" };
  expect(timesOf(only(night))).toEqual(Object.values(night));
});

test("days stay days and hours stay hours when the clock changes", () => {
  const spring = { startDate: "2027-03-27T23:00:00.000Z", endDate: "2027-03-28T21:59:00.000Z" };
  expect(daysOf(only(spring))).toEqual(["2027-03-28", "2027-03-29"]);
  const autumn = { startDate: "2027-10-30T22:00:00.000Z", endDate: "2027-10-31T22:59:00.000Z" };
  expect(daysOf(only(autumn))).toEqual(["2027-10-31", "2027-11-01"]);
  // 02:30 local time occurs twice that night: at 00:30 and 01:30 UTC.
  for (const startDate of ["2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"])
    expect(timesOf(only({ startDate, endDate: "2027-10-31T03:00:00.000Z" }))).toEqual([startDate, "2027-10-31T03:00:00.000Z"]);
});

test("without an end there is no DTEND, and without a place no LOCATION", () => {
  const entry = only({ endDate: null });
  expect(entry.component.hasProperty("dtend")).toBe(false);
  for (const name of ["location", "url"]) expect([name, entry.component.hasProperty(name)]).toEqual([name, false]);
});

test("lines have at most 75 bytes and end in CRLF, and no text can inject a line", () => {
  const controls = String.fromCharCode(0, 8);
  const description = `${"Ölfässer 🛢️ und Übermut ".repeat(40)}\r\nEND:VEVENT\r\nBEGIN:VALARM${controls}`;
  const { text, entries } = parsed([{ ...MARKET, description }]);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  for (const sign of ["\r", "\n", "\u0000", "\b"]) expect(text.replaceAll("\r\n", "")).not.toContain(sign);
  expect(entries.map((entry) => entry.description)).toEqual([description.replace(controls, "").replaceAll("\r\n", "\n")]);
});

test("a subscription has a source URL and a refresh interval, a single event has neither", () => {
  const source = "https://www.kidsuitjes.example/agenda.ics?zoek=markt&van=2027-05-12";
  const { calendar, entries } = parsed([MARKET, { ...MARKET, id: 13 }], source);
  const value = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  expect([value("source"), value("refresh-interval"), value("x-wr-calname"), value("version")]).toEqual([
    source,
    "PT6H",
    "Kidsuitjes",
    "2.0",
  ]);
  expect(entries.map(({ uid }) => uid)).toEqual(["event-12@kids.uitkijk", "event-13@kids.uitkijk"]);
  expect(parsed([MARKET]).calendar.hasProperty("source")).toBe(false);
  expect(parsed([], source).entries).toEqual([]);
});

test("the same events give the same bytes", () => {
  expect(parsed([MARKET]).text).toBe(parsed([MARKET]).text);
});

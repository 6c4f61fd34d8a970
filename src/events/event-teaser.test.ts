import { expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { de } from "../../content/brands/de.ts";
import type { Brand } from "../brands/brand.ts";
import type { Event } from "../contract/entities/event.ts";
import { eventTeaser } from "./event-teaser.ts";

const MOMENT = "2027-01-01T00:00:00.000Z";

function picture(id: number): Event["media"][number] {
  return { id, title: "", alt: `Foto ${id}`, url: `/static/scenes/circus-${id}.svg`, type: "IMAGE", index: id, focus: null, photo: null };
}

function teaserWith(
  given: Partial<Event>,
  { now = MOMENT, brand = kids }: { now?: string; brand?: Pick<Brand, "lang" | "locale" | "timeZone"> } = {},
) {
  const event: Event = {
    ...{ id: 1, title: "Open dag", active: true, website: null, description: "Kom kijken.", createdAt: MOMENT, updatedAt: MOMENT },
    ...{ startDate: "2027-05-12T08:00:00.000Z", endDate: null, image: null, media: [], organisation: null, city: null, ...given },
  };
  return eventTeaser(event, brand, new Date(now));
}

test("days are written dd/MM/yyyy, in the brand's time zone", () => {
  expect(teaserWith({ startDate: "2027-05-11T22:30:00.000Z" })).toMatchObject({
    ...{ firstDay: "2027-05-12", first: "12/05/2027", last: null },
    leaf: { weekday: "wo", day: "12", month: "mei", isRunning: false },
  });
  expect(teaserWith({ endDate: "2027-06-01T15:00:00.000Z" })).toMatchObject({ first: "12/05/2027", last: "01/06/2027", hours: null });
});

test("an event of one day shows its hours, unless it lasts all day", () => {
  expect(teaserWith({ endDate: "2027-05-12T14:30:00.000Z" }).hours).toEqual({ from: "10:00", to: "16:30" });
  expect(teaserWith({}).hours).toEqual({ from: "10:00", to: null });
  expect(teaserWith({ endDate: "2027-05-12T21:59:00.000Z" }).hours).toEqual({ from: "10:00", to: null });
  expect(teaserWith({ startDate: "2027-05-11T22:00:00.000Z", endDate: "2027-05-12T21:59:00.000Z" }).hours).toBeNull();
});

test("an evening that ends at midnight or later is on its first day, with its hours", () => {
  const evening = { first: "12/05/2027", last: null };
  const until = (endDate: string) => teaserWith({ startDate: "2027-05-12T18:00:00.000Z", endDate });
  expect(until("2027-05-12T22:00:00.000Z")).toMatchObject({ ...evening, hours: { from: "20:00", to: "00:00" } });
  expect(until("2027-05-13T00:00:00.000Z")).toMatchObject({ ...evening, hours: { from: "20:00", to: "02:00" } });
  const night = { startDate: "2027-05-11T22:00:00.000Z", endDate: "2027-05-12T02:00:00.000Z" };
  expect(teaserWith(night)).toMatchObject({ ...evening, hours: { from: "00:00", to: "04:00" } });
});

test("a running event that ends in another year shows that year", () => {
  const { leaf } = teaserWith({ startDate: "2025-05-01T09:00:00.000Z", endDate: "2028-01-01T16:00:00.000Z" });
  expect(leaf).toMatchObject({ weekday: "Nu, t/m", day: "1", month: "jan 2028" });
});

test("an event that began before today and still runs shows its last day", () => {
  const days = { startDate: "2026-11-22T09:00:00.000Z", endDate: "2026-11-28T16:00:00.000Z" };
  const leafOn = (now: string) => teaserWith(days, { now }).leaf;
  expect(leafOn("2026-11-27T11:00:00Z")).toEqual({ weekday: "Nu, t/m", day: "28", month: "nov", isRunning: true });
  expect(leafOn("2026-11-28T22:59:00Z")).toMatchObject({ day: "28", isRunning: true });
  // Already the 22nd in Amsterdam, still the 21st in UTC.
  expect(leafOn("2026-11-21T23:30:00Z")).toEqual({ weekday: "zo", day: "22", month: "nov", isRunning: false });
  expect(leafOn("2026-11-22T23:30:00Z")).toMatchObject({ day: "28", isRunning: true });
  expect(leafOn("2026-11-28T23:30:00Z")).toMatchObject({ day: "22", isRunning: false });
  const german = teaserWith(days, { now: "2026-11-27T11:00:00Z", brand: de });
  expect(german.leaf).toEqual({ weekday: "Jetzt, bis", day: "28", month: "Nov", isRunning: true });
});

test("four or more pictures make a grid of four; with fewer only one is shown", () => {
  const count = (amount: number) => teaserWith({ media: Array.from({ length: amount }, (_, index) => picture(index + 1)) }).pictures.length;
  expect([0, 1, 2, 3, 4, 6].map(count)).toEqual([0, 1, 1, 1, 4, 4]);
});

test("the grid has no videos", () => {
  expect(teaserWith({ media: [1, 2, 3, 4].map((id) => ({ ...picture(id), type: id === 1 ? "VIDEO" : "IMAGE" })) }).pictures).toHaveLength(
    1,
  );
});

test("the lead and the rest behind 'Meer' together are the whole description", () => {
  const sentences = ["Een heel verhaal over geitjes en wat ze eten. ", "Nog meer over geitjes. ".repeat(12), "En tot slot de uil."].join(
    "",
  );
  const { lead, rest } = teaserWith({ description: sentences });
  expect(rest).not.toBe("");
  expect(`${lead} ${rest}`).toBe(sentences);
});

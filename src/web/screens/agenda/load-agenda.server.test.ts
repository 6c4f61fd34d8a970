import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../../../content/brands/kids.ts";
import { testCatalogue } from "../../../../tests/support/catalogue.ts";
import { addBanner, addCity, addEvent, addProvince } from "../../../../tests/support/fixtures.ts";
import { loadAgenda } from "./load-agenda.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

beforeAll(async () => {
  const province = await addProvince(db, { platform: 3, name: "Zuid-Holland" });
  const gouda = await addCity(db, { platform: 3, name: "Gouda", province_id: province });
  const day = (number: number) => new Date(Date.UTC(2090, 4, number, 8)).toISOString();
  for (let number = 1; number <= 20; number += 1) await addEvent(db, { title: `Markt ${number}`, city_id: gouda, start_date: day(number) });
  await addEvent(db, { title: "Markt elders", start_date: day(2) });
  await addEvent(db, { title: "Circus", city_id: gouda, start_date: day(2) });
  await addBanner(db, { platform: 3, title: "Plaats je uitje" });
  await catalogue.refresh();
});

async function agendaAt(query: string) {
  const site = { brand: kids, origin: "http://kids.localhost:3000", catalogue, log: () => {} };
  const outcome = await loadAgenda(site, new URLSearchParams(query));
  if (outcome.kind !== "shown") throw new Error(`The agenda is ${outcome.kind}.`);
  return outcome.agenda;
}

test("the agenda has the events of a page, their total, the banner and the search", async () => {
  const params = { zoek: "markt", plaats: "Gouda, Zuid-Holland", van: "2090-05-02", tot: "2090-05-18", pagina: "2" };
  const { events, total, pageCount, banner, state, unknownCity } = await agendaAt(new URLSearchParams(params).toString());
  expect(events.map(({ title }) => title)).toEqual(["Markt 17", "Markt 18"]);
  expect([total, pageCount, unknownCity]).toEqual([17, 2, null]);
  expect(banner).toMatchObject({ title: "Plaats je uitje" });
  expect(state).toEqual({ query: "markt", city: "Gouda, Zuid-Holland", from: "2090-05-02", to: "2090-05-18", page: 2 });
});

test("without a search it has the first page of all coming events", async () => {
  const { events, total, pageCount, state } = await agendaAt("");
  expect([events.length, total, pageCount]).toEqual([15, 22, 2]);
  expect(state).toEqual({ query: "", city: "", from: null, to: null, page: 1 });
});

test("the calendar marks the days with events of the search, in the months around the chosen one", async () => {
  const { calendar } = await agendaAt("zoek=circus&van=2090-05-01");
  expect(calendar.months.map(({ title }) => title).slice(0, 3)).toEqual(["april 2090", "mei 2090", "juni 2090"]);
  expect(calendar.months).toHaveLength(14);
  expect(daysOn(calendar.months[1])).toEqual([2]);
  expect(daysOn((await agendaAt("plaats=Gouda%2C+Zuid-Holland&van=2090-05-30")).calendar.months[1])).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  );
  expect(calendar.isMarked).toBe(true);
});

/** The marked days of the month. */
function daysOn(month: { days: number } | undefined): number[] {
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  return days.filter((day) => Math.floor((month?.days ?? 0) / 2 ** (day - 1)) % 2 === 1);
}

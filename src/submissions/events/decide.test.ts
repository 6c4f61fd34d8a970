import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addEventRequest } from "../../../tests/support/events.ts";
import { addCity, addProvince } from "../../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { prepareJobs } from "../../jobs/prepare-jobs.ts";
import { folderPictures, type PictureStore } from "../../media/picture-store.server.ts";
import { rejectEvent } from "./reject-event.server.ts";
import { releaseEvent } from "./release-event.server.ts";
import { unrejectEvent, withdrawEvent } from "./undo-event.server.ts";

let database: OpenDatabase;
let mediaFolder: string;
let pictures: PictureStore;

beforeEach(async () => {
  database = await testDatabase();
  await prepareJobs(database, () => {});
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-events-"));
  pictures = folderPictures(mediaFolder);
});

afterEach(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

/** The line of the log. */
const ACT = 7;
const record = async () => ACT;
const release = (eventRequestId: number) => releaseEvent(database.db, pictures, { eventRequestId, record });

/** Adds a waiting request with a picture; returns the picture's file. */
async function waiting(row: Parameters<typeof addEventRequest>[1] = {}): Promise<{ id: number; file: string }> {
  const file = await pictures.save(Buffer.from("a picture"));
  const id = await addEventRequest(database.db, row);
  const upload = { id: 7_000 + id, platform_id: 3, file, width: 800, height: 600, bytes: 9, claimed_at: new Date() };
  await database.db.insertInto("upload").values(upload).execute();
  await database.db.updateTable("event_request").set({ upload_id: upload.id }).where("id", "=", id).execute();
  return { id, file };
}

const namesIn = (folder: string) => readdir(join(mediaFolder, folder)).catch(() => []);
const events = () => database.db.selectFrom("event").selectAll().execute();
const requestRow = (id: number) => database.db.selectFrom("event_request").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("a released request becomes an event with its dates in the brand's time zone, its city and its picture", async () => {
  const province_id = await addProvince(database.db, { platform: 3, name: "Utrecht" });
  const limburg = await addProvince(database.db, { platform: 3, name: "Limburg" });
  await addCity(database.db, { platform: 3, province_id: limburg, name: "Utrecht", population: 900_000 });
  const city = await addCity(database.db, { platform: 3, province_id, name: "Utrecht", population: 300_000 });
  const { id, file } = await waiting({ city: "utrecht", start_date: "2027-03-27", end_date: "2027-03-28" });

  const outcome = await release(id);
  const [event, ...others] = await events();
  expect([outcome, others]).toEqual([
    { kind: "released", actId: ACT, eventId: event?.id, place: { kind: "known", cityId: city, name: "Utrecht" } },
    [],
  ]);
  expect(event).toMatchObject({
    ...{ platform_id: 3, title: "Open dag van de speeltuin", active: true, organisation_id: null, city_id: city },
    // Daylight saving time begins in that night.
    ...{ start_date: new Date("2027-03-26T23:00:00Z"), end_date: new Date("2027-03-28T21:59:00Z") },
    ...{ website: "https://www.dewip.example/open-dag" },
  });
  const [media] = await database.db.selectFrom("media").selectAll().execute();
  expect(media).toMatchObject({ event_id: event?.id, url: `/static/uploads/${file}`, alt: "Open dag van de speeltuin", type: "IMAGE" });
  expect([await namesIn("private"), await namesIn("public")]).toEqual([[], [file]]);
  expect(await requestRow(id)).toMatchObject({ event_id: event?.id, rejected_at: null });
});

test("a request without an end date, a known city or a picture becomes an event too", async () => {
  const id = await addEventRequest(database.db, { city: "Nergenshuizen" });
  await release(id);
  expect(await events()).toMatchObject([{ city_id: null, end_date: null, start_date: new Date("2027-06-17T22:00:00Z") }]);
  expect(await database.db.selectFrom("media").selectAll().execute()).toEqual([]);
});

test("a rejected request becomes no event; its picture is deleted, and the time of the decision is stored", async () => {
  const { id } = await waiting();
  const now = new Date("2027-05-11T10:00:00Z");
  expect(await rejectEvent(database.db, pictures, { eventRequestId: id, now, record })).toEqual({ kind: "rejected", actId: ACT });
  expect([await namesIn("private"), await namesIn("public"), await events()]).toEqual([[], [], []]);
  expect(await requestRow(id)).toMatchObject({ rejected_at: now, upload_id: null, event_id: null });
});

test("a request is decided once, even by concurrent decisions", async () => {
  const { id } = await waiting();
  const reject = () => rejectEvent(database.db, pictures, { eventRequestId: id, record });
  const outcomes = await Promise.all([release(id), reject(), release(id), reject()]);
  expect(outcomes.filter(({ kind }) => kind !== "decided")).toHaveLength(1);
  expect(await release(id)).toEqual({ kind: "decided" });
  expect(await reject()).toEqual({ kind: "decided" });
});

test("a request that does not exist is not found", async () => {
  expect(await release(999)).toEqual({ kind: "not-found" });
  expect(await rejectEvent(database.db, pictures, { eventRequestId: 999, record })).toEqual({ kind: "not-found" });
});

test("a failed release leaves no event, and the picture private", async () => {
  const { id, file } = await waiting();
  await database.pool.query("alter table media add check (title = '')");
  await expect(release(id)).rejects.toThrow("media");
  expect(await events()).toEqual([]);
  expect(await namesIn("private")).toEqual([file]);
  expect(await requestRow(id)).toMatchObject({ event_id: null });
});

test("a place is found in every spelling of the place field, and with additions that people write", async () => {
  const province_id = await addProvince(database.db, { platform: 3, name: "Noord-Brabant" });
  const city = await addCity(database.db, { platform: 3, province_id, name: "'s-Hertogenbosch", aliases: ["Den Bosch"] });
  const oedenrode = await addCity(database.db, { platform: 3, province_id, name: "Sint-Oedenrode" });
  const asBosch = [
    "Den Bosch",
    "'s-hertogenbosch",
    "’s-Hertogenbosch",
    "s-Hertogenbosch",
    "Den-Bosch",
    "Den Bosch (centrum)",
    "5211 AB Den Bosch",
  ];
  for (const name of [...asBosch, "Sint Oedenrode", "St. Oedenrode", "Sint-Oedenrode, Nederland"]) {
    const { id } = await waiting({ city: name, province: "Noord-Brabant" });
    expect(await release(id)).toMatchObject({ place: { kind: "known" } });
  }
  expect((await events()).map(({ city_id }) => city_id)).toEqual([...asBosch.map(() => city), oedenrode, oedenrode, oedenrode]);
});

test("only a full name within the chosen province matches; a namesake elsewhere or a prefix does not", async () => {
  const add = async (name: string, provinces: [string, string][]) => {
    for (const [province, country_code] of provinces) {
      const province_id = await addProvince(database.db, { platform: 3, name: province, country_code });
      await addCity(database.db, { platform: 3, province_id, name, population: 9_000 });
    }
  };
  await addProvince(database.db, { platform: 3, name: "Limburg" });
  await add("Bergen", [
    ["Noord-Holland", "NL"],
    ["Henegouwen", "BE"],
  ]);
  await add("Rijswijk", [["Zuid-Holland", "NL"]]);
  for (const [city, province, elsewhere] of [
    ["Bergen", "Limburg", ["Noord-Holland", "Henegouwen"]],
    ["Rijswijk", "Gelderland", ["Zuid-Holland"]],
    ["Berg", "Noord-Holland", []],
    ["Nergenshuizen", "Limburg", []],
    ["Bergen, België", "Noord-Holland", ["Henegouwen"]],
  ] as const) {
    const { id } = await waiting({ city, province });
    expect(await release(id)).toMatchObject({ place: { kind: "unknown", elsewhere } });
  }
  expect((await events()).map(({ city_id }) => city_id)).toEqual([null, null, null, null, null]);
});

test("a withdrawn event is no event any more: its request waits again, and its picture is private", async () => {
  const { id, file } = await waiting();
  await release(id);
  const [event] = await events();
  const eventRequestId = id;
  const eventId = event?.id ?? 0;
  expect(await withdrawEvent(database.db, { eventRequestId, eventId })).toEqual({ kind: "withdrawn", picture: file });
  await pictures.withdraw(file);
  expect([await events(), await namesIn("private"), await namesIn("public")]).toEqual([[], [file], []]);
  expect(await requestRow(id)).toMatchObject({ event_id: null, rejected_at: null });
  expect(await release(id)).toMatchObject({ kind: "released" });
  expect(await namesIn("public")).toEqual([file]);
});

test("an event that was edited since, or has another picture, is not withdrawn", async () => {
  for (const change of [
    "update event set title = 'Kermis'",
    "insert into media (event_id, url, index) select id, '/static/x.svg', 1 from event",
  ]) {
    const { id } = await waiting();
    await release(id);
    const { event_id } = await requestRow(id);
    await database.pool.query(`${change} where id = ${event_id}`);
    expect(await withdrawEvent(database.db, { eventRequestId: id, eventId: event_id ?? 0 })).toEqual({ kind: "changed" });
  }
  expect(await events()).toHaveLength(2);
});

test("only a rejected request is made to wait again", async () => {
  const { id } = await waiting();
  expect(await unrejectEvent(database.db, id)).toBe(false);
  await rejectEvent(database.db, pictures, { eventRequestId: id, record });
  expect(await unrejectEvent(database.db, id)).toBe(true);
  expect(await requestRow(id)).toMatchObject({ rejected_at: null, upload_id: null });
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { googlePlace, startGoogle, type FakeAnswer } from "../../tests/support/fake-google.ts";
import { addCity, addProvince } from "../../tests/support/fixtures.ts";
import { citySuggestion } from "../contract/entities/place.ts";
import { findGoogleCities } from "./find-google-cities.server.ts";
import { createCityService } from "./google/create-city-service.server.ts";
import type { CityService } from "./maps-city.ts";

const { db, catalogue, close } = await testCatalogue();
const google = await startGoogle();
afterAll(async () => {
  await google.stop();
  await close();
});

const KEY = "a-key-that-no-log-may-hold";
const log: string[] = [];
let cityService: CityService;

beforeAll(async () => {
  const utrecht = await addProvince(db, { name: "Utrecht" });
  const holland = await addProvince(db, { name: "Noord-Holland" });
  const where = { province_id: utrecht, lon: 5.12, lat: 52.09 };
  await addCity(db, { ...where, name: "Utrecht", location_id: "geonames:1", population: 360_000, aliases: ["Utreg"] });
  await addCity(db, { ...where, name: "Utrechtse Dorp", location_id: "geonames:2", population: 400 });
  await addCity(db, { ...where, name: "Utrecht op Zee", location_id: "geonames:3", listed: false });
  await addCity(db, { province_id: holland, name: "Bergen", location_id: "geonames:4", lon: 4.7, lat: 52.67 });
  const antwerp = await addProvince(db, { platform: 4, name: "Antwerpen", country_code: "BE" });
  await addProvince(db, { platform: 4, name: "Brussel", country_code: "BE" });
  await addCity(db, { platform: 4, province_id: antwerp, name: "Lier" });
  await catalogue.refresh();
});

beforeEach(() => {
  google.asked.length = 0;
  log.length = 0;
  cityService = createCityService({ key: KEY, url: google.url }, (line) => log.push(line));
});

const ADDRESS = "203.0.113.5";
const FROM_GAZETTEER = ["geonames:1", "geonames:2"];

/** What a visitor of a brand gets for a text: ids of the suggestions, or the kind of the refusal. */
async function idsFor(searchQuery: string, { address = ADDRESS, now = new Date(0) } = {}) {
  const outcome = await findGoogleCities({ brand: nl, catalogue, address, cityService }, { platformId: 1, searchQuery, now });
  return outcome.kind === "found" ? outcome.cities.map(({ locationId }) => locationId) : outcome.kind;
}

const HAMLET = { id: "ChIJ-hamlet", name: "Nergenshuizen", lon: 5.3, lat: 52.1, area: "Utrecht" };

test("without a service the gazetteer suggests, in the public shape, and not what waits for release", async () => {
  const site = { brand: nl, catalogue, address: ADDRESS, cityService: null };
  const outcome = await findGoogleCities(site, { platformId: 1, searchQuery: "utr" });
  const cities = outcome.kind === "found" ? outcome.cities : [];
  expect(cities.map(({ locationId }) => locationId)).toEqual(FROM_GAZETTEER);
  expect(cities[0]).toEqual({
    ...{ locationId: "geonames:1", name: "Utrecht", lon: 5.12, lat: 52.09, platform: 1 },
    province: { name: "Utrecht" },
  });
  expect(cities.every((city) => citySuggestion.safeParse(city).success)).toBe(true);
});

test("another platform's cities are refused, and nobody is asked", async () => {
  const site = { brand: nl, catalogue, address: ADDRESS, cityService };
  expect(await findGoogleCities(site, { platformId: 3, searchQuery: "utrecht" })).toEqual({
    kind: "invalid",
    errors: [{ field: "platformId", key: "problem.foreignPlatform" }],
  });
  expect(google.asked).toEqual([]);
});

test("the service is asked once for cities of the brand's country, in its language, for the fields that are used", async () => {
  google.createRequestListener({ body: { places: [googlePlace(HAMLET)] } });
  expect(await idsFor(" Nergens ")).toEqual(["ChIJ-hamlet"]);
  const [question, ...more] = google.asked;
  expect(more).toEqual([]);
  expect(question?.path).toBe("/v1/places:searchText");
  expect(question?.headers).toMatchObject({
    "x-goog-api-key": KEY,
    "x-goog-fieldmask": "places.id,places.displayName,places.location,places.addressComponents",
  });
  expect(question?.body).toMatchObject({
    textQuery: "Nergens",
    includedType: "locality",
    languageCode: "nl",
    regionCode: "NL",
    pageSize: 10,
  });
});

test("a city that the gazetteer has is the gazetteer's, under any of its names, and named once", async () => {
  const near = { lon: 5.11, lat: 52.08, area: "Utrecht" };
  const places = [
    googlePlace({ id: "ChIJ-1", name: "Utrecht", ...near }),
    googlePlace({ id: "ChIJ-2", name: "Utreg", ...near }),
    googlePlace({ id: "ChIJ-3", name: "Bergen", lon: 4.7, lat: 52.67, area: "North Holland" }),
    googlePlace({ id: "ChIJ-4", name: "Bergen", lon: 5.2, lat: 52.2, area: "Utrecht" }),
  ];
  google.createRequestListener({ body: { places } });
  expect(await idsFor("utrecht")).toEqual(["geonames:1", "geonames:4", "ChIJ-4"]);
});

test("cities abroad, without a province that we know, or with a name that is none, are left out; ten are enough", async () => {
  const places = [
    googlePlace({ ...HAMLET, id: "abroad", country: "DE", area: "Bayern" }),
    googlePlace({ ...HAMLET, id: "nowhere", area: "Atlantis" }),
    googlePlace({ ...HAMLET, id: "municipality", area: undefined, areaBelow: "Utrecht" }),
    googlePlace({ ...HAMLET, id: "no-name", name: "\u202e" }),
    ...Array.from({ length: 12 }, (_, index) => googlePlace({ ...HAMLET, id: `good-${index}`, name: `Nergens ${index}` })),
  ];
  google.createRequestListener({ body: { places } });
  expect(await idsFor("nergens")).toEqual(["good-0", "good-1", "good-2", "good-3", "good-4", "good-5"]);
});

test("a Belgian province lies below its region, and Brussels is both", async () => {
  const belgian = { country: "BE", lon: 4.6, lat: 51.2 };
  const places = [
    googlePlace({ ...belgian, id: "a", name: "Ergens", area: "Vlaams Gewest", areaBelow: "Province d'Anvers" }),
    googlePlace({ ...belgian, id: "b", name: "Elders", area: "Brussels Hoofdstedelijk Gewest" }),
    googlePlace({ ...belgian, id: "c", name: "Nergens", area: "Vlaams Gewest" }),
  ];
  google.createRequestListener({ body: { places } });
  const outcome = await findGoogleCities({ brand: be, catalogue, address: ADDRESS, cityService }, { platformId: 4, searchQuery: "er" });
  expect(outcome).toMatchObject({ cities: [{ province: { name: "Antwerpen" } }, { province: { name: "Brussel" } }] });
  expect(outcome).toMatchObject({ cities: { length: 2 } });
});

const FAULTS: [string, FakeAnswer, string][] = [
  ["is slower than two seconds", { slowness_ms: 8_000, body: { places: [googlePlace(HAMLET)] } }, "TimeoutError"],
  ["fails", { status: 500 }, "status 500"],
  ["refuses the key", { status: 403, body: { error: { message: KEY } } }, "status 403"],
  ["asks for patience", { status: 429 }, "status 429"],
  ["leads elsewhere", { status: 302, headers: { location: "http://127.0.0.1:1/elsewhere" } }, "status 302"],
  ["answers nonsense", { body: `<html>${KEY}` }, "SyntaxError"],
  ["answers in another shape", { body: { places: [{ id: 7 }] } }, "$ZodError"],
];

test.for(FAULTS)(
  "when the service %s the gazetteer answers, and it is left alone for half a minute",
  { timeout: 20_000 },
  async ([, answer, reason]) => {
    google.createRequestListener(answer);
    expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
    expect(log).toEqual([`Google Places gave no cities (${reason}); the gazetteer did.`]);

    google.createRequestListener({ body: { places: [googlePlace(HAMLET)] } });
    expect(await idsFor("utre", { now: new Date(29_000) })).toEqual(FROM_GAZETTEER);
    expect(google.asked).toHaveLength(1);
    expect(await idsFor("utr", { now: new Date(31_000) })).toEqual(["ChIJ-hamlet"]);
  },
);

test("a service that is not there leaves the gazetteer to answer", async () => {
  cityService = createCityService({ key: KEY, url: "http://127.0.0.1:1" }, (line) => log.push(line));
  expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
  expect(log).toEqual(["Google Places gave no cities (TypeError); the gazetteer did."]);
});

test("a question that the service cannot read costs the others nothing", async () => {
  google.createRequestListener({ status: 400 });
  expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
  google.createRequestListener({ body: { places: [googlePlace(HAMLET)] } });
  expect(await idsFor("nergens")).toEqual(["ChIJ-hamlet"]);
});

test("when the service knows nothing the gazetteer answers, and nothing is logged", async () => {
  google.createRequestListener({ body: {} });
  expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
  expect(log).toEqual([]);
});

test("what was asked before is not paid for again, however it is written and however many ask at once", async () => {
  google.createRequestListener({ body: { places: [googlePlace(HAMLET)] }, slowness_ms: 50 });
  const answers = await Promise.all(["nergens", "Nergens", " NERGENS  ", "nérgens"].map((text) => idsFor(text)));
  expect(answers.flat()).toEqual(Array.from({ length: 4 }, () => "ChIJ-hamlet"));
  expect(await idsFor("nergens", { now: new Date(60_000) })).toEqual(["ChIJ-hamlet"]);
  expect(google.asked).toHaveLength(1);
});

test("one letter is not worth a question", async () => {
  expect(await idsFor("u")).toEqual(FROM_GAZETTEER);
  expect(google.asked).toEqual([]);
});

test("one address has sixty questions an hour paid for, all together six hundred, and then the gazetteer answers", async () => {
  google.createRequestListener({ body: { places: [googlePlace(HAMLET)] } });
  const ask = (index: number, address: string) => idsFor(`nergens ${index}`, { address, now: new Date(index * 1_000) });
  for (let index = 0; index < 70; index += 1) await ask(index, "198.51.100.1");
  expect(google.asked).toHaveLength(60);
  for (let index = 100; index < 800; index += 1) await ask(index, `10.${index % 250}.0.1`);
  expect(google.asked).toHaveLength(600);
});

test("one address looks up 120 times a minute, and is then asked to wait", async () => {
  const address = "198.51.200.9";
  const ask = () =>
    findGoogleCities({ brand: nl, catalogue, address, cityService: null }, { platformId: 1, searchQuery: "utr", now: new Date(5_000) });
  for (let index = 0; index < 120; index += 1) expect((await ask()).kind).toBe("found");
  expect(await ask()).toEqual({ kind: "too-many-requests", retryAfterSeconds: 60 });
});

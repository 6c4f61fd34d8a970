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

/** The location ids of the suggestions for a text, or the kind of the refusal. */
async function idsFor(searchQuery: string, { address = ADDRESS, now = new Date(0) } = {}) {
  const outcome = await findGoogleCities({ brand: nl, catalogue, address, cityService }, { platformId: 1, searchQuery, now });
  return outcome.kind === "found" ? outcome.cities.map(({ locationId }) => locationId) : outcome.kind;
}

const HAMLET = { id: "ChIJ-hamlet", name: "Nergenshuizen", lon: 5.3, lat: 52.1, area: "Utrecht" };

test("without a service the gazetteer suggests its listed cities, in the public shape", async () => {
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

test("another platform's cities are refused, without a request to the service", async () => {
  const site = { brand: nl, catalogue, address: ADDRESS, cityService };
  expect(await findGoogleCities(site, { platformId: 3, searchQuery: "utrecht" })).toEqual({
    kind: "invalid",
    errors: [{ field: "platformId", key: "problem.foreignPlatform" }],
  });
  expect(google.asked).toEqual([]);
});

test("one request asks for cities of the brand's country, in its language, with only the fields that are used", async () => {
  google.answerWith({ body: { places: [googlePlace(HAMLET)] } });
  expect(await idsFor(" Nergens ")).toEqual(["ChIJ-hamlet"]);
  const [request, ...more] = google.asked;
  expect(more).toEqual([]);
  expect(request?.path).toBe("/v1/places:searchText");
  expect(request?.headers).toMatchObject({
    "x-goog-api-key": KEY,
    "x-goog-fieldmask": "places.id,places.displayName,places.location,places.addressComponents",
  });
  expect(request?.body).toMatchObject({
    textQuery: "Nergens",
    includedType: "locality",
    languageCode: "nl",
    regionCode: "NL",
    pageSize: 10,
  });
});

test("a city of the service that the gazetteer has, under any of its names, is returned once, as the gazetteer's", async () => {
  const near = { lon: 5.11, lat: 52.08, area: "Utrecht" };
  const places = [
    googlePlace({ id: "ChIJ-1", name: "Utrecht", ...near }),
    googlePlace({ id: "ChIJ-2", name: "Utreg", ...near }),
    googlePlace({ id: "ChIJ-3", name: "Bergen", lon: 4.7, lat: 52.67, area: "North Holland" }),
    googlePlace({ id: "ChIJ-4", name: "Bergen", lon: 5.2, lat: 52.2, area: "Utrecht" }),
  ];
  google.answerWith({ body: { places } });
  expect(await idsFor("utrecht")).toEqual(["geonames:1", "geonames:4", "ChIJ-4"]);
});

test("cities abroad, with an unknown province or an invalid name are omitted; at most ten are read", async () => {
  const places = [
    googlePlace({ ...HAMLET, id: "abroad", country: "DE", area: "Bayern" }),
    googlePlace({ ...HAMLET, id: "nowhere", area: "Atlantis" }),
    googlePlace({ ...HAMLET, id: "municipality", area: undefined, areaBelow: "Utrecht" }),
    googlePlace({ ...HAMLET, id: "no-name", name: "\u202e" }),
    ...Array.from({ length: 12 }, (_, index) => googlePlace({ ...HAMLET, id: `good-${index}`, name: `Nergens ${index}` })),
  ];
  google.answerWith({ body: { places } });
  expect(await idsFor("nergens")).toEqual(["good-0", "good-1", "good-2", "good-3", "good-4", "good-5"]);
});

test("a Belgian province is below its region, and Brussels is both", async () => {
  const belgian = { country: "BE", lon: 4.6, lat: 51.2 };
  const places = [
    googlePlace({ ...belgian, id: "a", name: "Ergens", area: "Vlaams Gewest", areaBelow: "Province d'Anvers" }),
    googlePlace({ ...belgian, id: "b", name: "Elders", area: "Brussels Hoofdstedelijk Gewest" }),
    googlePlace({ ...belgian, id: "c", name: "Nergens", area: "Vlaams Gewest" }),
  ];
  google.answerWith({ body: { places } });
  const outcome = await findGoogleCities({ brand: be, catalogue, address: ADDRESS, cityService }, { platformId: 4, searchQuery: "er" });
  expect(outcome).toMatchObject({ cities: [{ province: { name: "Antwerpen" } }, { province: { name: "Brussel" } }] });
  expect(outcome).toMatchObject({ cities: { length: 2 } });
});

const FAULTS: [string, FakeAnswer, string][] = [
  ["is slower than two seconds", { slowness_ms: 8_000, body: { places: [googlePlace(HAMLET)] } }, "TimeoutError"],
  ["fails", { status: 500 }, "status 500"],
  ["refuses the key", { status: 403, body: { error: { message: KEY } } }, "status 403"],
  ["limits the rate", { status: 429 }, "status 429"],
  ["redirects", { status: 302, headers: { location: "http://127.0.0.1:1/elsewhere" } }, "status 302"],
  ["answers nonsense", { body: `<html>${KEY}` }, "SyntaxError"],
  ["answers in another shape", { body: { places: [{ id: 7 }] } }, "$ZodError"],
];

test.for(FAULTS)(
  "when the service %s the gazetteer answers, and the service gets no requests for half a minute",
  { timeout: 20_000 },
  async ([, answer, reason]) => {
    google.answerWith(answer);
    expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
    expect(log).toEqual([`Google Places gave no cities (${reason}); the gazetteer did.`]);

    google.answerWith({ body: { places: [googlePlace(HAMLET)] } });
    expect(await idsFor("utre", { now: new Date(29_000) })).toEqual(FROM_GAZETTEER);
    expect(google.asked).toHaveLength(1);
    expect(await idsFor("utr", { now: new Date(31_000) })).toEqual(["ChIJ-hamlet"]);
  },
);

test("when the service is unreachable the gazetteer answers", async () => {
  cityService = createCityService({ key: KEY, url: "http://127.0.0.1:1" }, (line) => log.push(line));
  expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
  expect(log).toEqual(["Google Places gave no cities (TypeError); the gazetteer did."]);
});

test("a request that the service rejects as invalid does not affect later ones", async () => {
  google.answerWith({ status: 400 });
  expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
  google.answerWith({ body: { places: [googlePlace(HAMLET)] } });
  expect(await idsFor("nergens")).toEqual(["ChIJ-hamlet"]);
});

test("when the service finds nothing the gazetteer answers, and nothing is logged", async () => {
  google.answerWith({ body: {} });
  expect(await idsFor("utr")).toEqual(FROM_GAZETTEER);
  expect(log).toEqual([]);
});

test("answers are cached across spellings, and concurrent requests for one text are coalesced", async () => {
  google.answerWith({ body: { places: [googlePlace(HAMLET)] }, slowness_ms: 50 });
  const answers = await Promise.all(["nergens", "Nergens", " NERGENS  ", "nérgens"].map((text) => idsFor(text)));
  expect(answers.flat()).toEqual(Array.from({ length: 4 }, () => "ChIJ-hamlet"));
  expect(await idsFor("nergens", { now: new Date(60_000) })).toEqual(["ChIJ-hamlet"]);
  expect(google.asked).toHaveLength(1);
});

test("a single letter makes no request", async () => {
  expect(await idsFor("u")).toEqual(FROM_GAZETTEER);
  expect(google.asked).toEqual([]);
});

test("one address may make sixty paid requests an hour, all together six hundred, then the gazetteer answers", async () => {
  google.answerWith({ body: { places: [googlePlace(HAMLET)] } });
  const ask = (index: number, address: string) => idsFor(`nergens ${index}`, { address, now: new Date(index * 1_000) });
  for (let index = 0; index < 70; index += 1) await ask(index, "198.51.100.1");
  expect(google.asked).toHaveLength(60);
  for (let index = 100; index < 800; index += 1) await ask(index, `10.${index % 250}.0.1`);
  expect(google.asked).toHaveLength(600);
});

test("one address may look up 120 times a minute, and is then told to retry later", async () => {
  const address = "198.51.200.9";
  const ask = () =>
    findGoogleCities({ brand: nl, catalogue, address, cityService: null }, { platformId: 1, searchQuery: "utr", now: new Date(5_000) });
  for (let index = 0; index < 120; index += 1) expect((await ask()).kind).toBe("found");
  expect(await ask()).toEqual({ kind: "too-many-requests", retryAfterSeconds: 60 });
});

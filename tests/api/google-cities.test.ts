import { afterAll, expect, test } from "vitest";
import { createCityService } from "../../src/places/google/create-city-service.server.ts";
import { testApp } from "../support/app.ts";
import { googlePlace, startGoogle } from "../support/fake-google.ts";

const google = await startGoogle();
const log: string[] = [];
const cityService = createCityService({ key: "geheim", url: google.url }, (line) => log.push(line));
const product = await testApp({ cityService, isFilled: true });
afterAll(async () => {
  await google.stop();
  await product.close();
});

test.for([
  ["nl", 1, "NL", "Noord-Brabant", "North Brabant"],
  ["nl", 1, "NL", "Friesland", "Fryslân"],
  ["kids", 3, "NL", "Zuid-Holland", "Provincie Zuid-Holland"],
  ["be", 4, "BE", "Luik", "Province de Liège"],
  ["be", 4, "BE", "Oost-Vlaanderen", "East Flanders"],
  ["de", 2, "DE", "Bayern", "Bavaria"],
  ["de", 2, "DE", "Nordrhein-Westfalen", "North Rhine-Westphalia"],
  ["de", 2, "DE", "Sachsen", "Freistaat Sachsen"],
] as const)(
  "on %s a city that only the service knows is suggested in our own province, and can be taken",
  async ([brand, platformId, country, own, theirs]) => {
    const name = `Xyzzy bij ${own}`;
    const area = country === "BE" ? { area: "Ergens", areaBelow: theirs } : { area: theirs };
    google.answerWith({
      body: { places: [googlePlace({ id: `ChIJ-${brand}-${own}`, name, lon: 5.1, lat: 51.5, country, ...area })] },
    });
    const [city, ...more] = await product.client(brand).findGoogleCities({ platformId, searchQuery: name });
    expect(more).toEqual([]);
    expect(city).toMatchObject({ name, province: { name: own }, platform: platformId });
    const taken = city && (await product.client(brand).createCity({ city }));
    expect(taken).toMatchObject({ name, province: { name: own }, country });
  },
);

test("a city of the gazetteer is stored as such, also when the service finds it", async () => {
  const place = { lon: 11.58, lat: 48.14, country: "DE", area: "Bayern" };
  google.answerWith({ body: { places: [googlePlace({ id: "ChIJ-munich", name: "Munich", ...place })] } });
  const [city] = await product.client("de").findGoogleCities({ platformId: 2, searchQuery: "munich" });
  expect(city).toMatchObject({ name: "München", locationId: expect.stringMatching(/^geonames:/) });
  const [own] = (
    await product.client("de").findLocations({ page: 1, limit: 1, filterQuery: { genericSearchQuery: "münchen", type: "CITY" } })
  ).locations;
  const taken = await product.client("de").createCity({
    city: { locationId: "ChIJ-munich", name: "Munich", lon: 11.58, lat: 48.14, province: { name: "Bavaria" }, platform: 2 },
  });
  expect(taken).toEqual(own);
});

test("with the service down, pages and place search still answer, and the key is not logged", async () => {
  google.answerWith({ status: 500, body: "geheim" });
  expect((await product.client("nl").findGoogleCities({ platformId: 1, searchQuery: "nijmeg" }))[0]).toMatchObject({ name: "Nijmegen" });
  for (const path of ["/", "/uitjes?plaats=Nijmegen", "/helpdesk"]) expect((await product.get(path)).status).toBeLessThan(400);
  expect(log).toEqual(["Google Places gave no cities (status 500); the gazetteer did."]);
  expect(product.errors).toEqual([]);
});

test("too many calls are refused with Retry-After", async () => {
  const url = "http://nl.localhost:3000/api/admin/googleLocations/cities?platformId=1&searchQuery=utr";
  const ask = () => product.app(new Request(url), "203.0.113.77");
  let answer = await ask();
  for (let index = 0; answer.status === 200 && index < 500; index += 1) answer = await ask();
  const wait = Number(answer.headers.get("retry-after"));
  expect([answer.status, wait > 0 && wait <= 60]).toEqual([429, true]);
  expect((await product.app(new Request(url), "203.0.114.77")).status).toBe(200);
});

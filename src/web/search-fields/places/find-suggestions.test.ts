import { afterEach, expect, test, vi } from "vitest";
import type { LocationType } from "../../../contract/enumerations.ts";
import { findSuggestions, locationOf } from "./find-suggestions.ts";

const UTRECHT = { id: 7, name: "Utrecht", province: { name: "Utrecht" }, type: "CITY", country: "NL" };
const PROVINCE = { id: 3, name: "Utrecht", province: null, type: "PROVINCE", country: "NL" };
const HAMLET = { locationId: "ChIJ-1", name: "Xyzzyveen", lon: 5.1, lat: 51.6, province: { name: "Noord-Brabant" }, platform: 1 };

afterEach(() => void vi.unstubAllGlobals());

/** Stubs the API with an answer per path; other paths fail. Returns the calls: `GET path` with its query. */
function apiThatAnswers(answers: Record<string, unknown>): Record<string, string>[] {
  const calls: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://nl.localhost");
    calls.push({ call: `${method} ${pathname}`, ...Object.fromEntries(searchParams) });
    return pathname in answers ? Response.json(answers[pathname]) : new Response("", { status: 500 });
  });
  return calls;
}

const locations = (...found: unknown[]) => ({ "/api/public/locations": { locations: found, pageCount: 1, total: found.length } });
const CITIES = "/api/admin/googleLocations/cities";
const answer = (text: string, types?: LocationType[]) =>
  findSuggestions({ text, types, platformId: 1, signal: AbortSignal.timeout(10_000) });
const ask = async (text: string, types?: LocationType[]) => (await answer(text, types)).suggestions;

test("typing requests ten places with that text, of every type unless one is given", async () => {
  const calls = apiThatAnswers(locations(UTRECHT));
  expect(await ask("utr")).toEqual([{ kind: "location", location: UTRECHT }]);
  await ask("utr", ["CITY"]);
  const call = { call: "GET /api/public/locations", page: "1", limit: "10" };
  expect(calls).toEqual([
    { ...call, filterQuery: '{"genericSearchQuery":"utr"}' },
    { ...call, filterQuery: '{"genericSearchQuery":"utr","type":"CITY"}' },
  ]);
});

test("an empty field requests the thirty provinces, if provinces are allowed", async () => {
  const calls = apiThatAnswers(locations(PROVINCE));
  expect(await ask("")).toEqual([{ kind: "location", location: PROVINCE }]);
  expect(await ask("", ["CITY"])).toEqual([]);
  expect(calls).toEqual([{ call: "GET /api/public/locations", page: "1", limit: "30", filterQuery: '{"type":"PROVINCE"}' }]);
});

test("the cities of the maps service are requested only when none of our places fits, for the own platform", async () => {
  const calls = apiThatAnswers({ ...locations(), [CITIES]: [HAMLET] });
  expect(await ask("xyzzyv")).toEqual([{ kind: "city", city: HAMLET }]);
  expect(calls.at(-1)).toEqual({ call: `GET ${CITIES}`, platformId: "1", searchQuery: "xyzzyv" });
  expect(await ask("xyzzyv", ["PROVINCE"])).toEqual([]);
  const known = apiThatAnswers(locations(UTRECHT));
  await ask("utrecht");
  expect(known.map(({ call }) => call)).toEqual(["GET /api/public/locations"]);
});

test("a failed lookup finds nothing, and a city that cannot be created is no place", async () => {
  apiThatAnswers({});
  expect(await answer("utr")).toEqual({ suggestions: [], isAnswered: false });
  expect(await answer("")).toEqual({ suggestions: [], isAnswered: false });
  expect(await locationOf(HAMLET)).toBeNull();
  const calls = apiThatAnswers({ "/api/public/locations/city": UTRECHT });
  expect(await locationOf(HAMLET)).toEqual(UTRECHT);
  expect(calls).toEqual([{ call: "POST /api/public/locations/city" }]);
});

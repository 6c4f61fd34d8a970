import { expect, test, vi } from "vitest";
import { emptySearch } from "../../activities/search-state.ts";
import type { Client } from "../../contract/client.ts";
import { resolveSentence } from "./resolve-sentence.ts";

const { signal } = new AbortController();
const search = { ...emptySearch, query: "30 man buiten bij Utrecht", persons: 12, minimumAge: 8, filters: [9] };
const answering = (url: string) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the address is read
  return { understandSearch: async () => ({ url }) } as unknown as Client;
};

test("a sentence overrides the choices that it mentions, and keeps the others", async () => {
  vi.stubGlobal("location", { origin: "http://nl.localhost" });
  const client = answering("/uitjes?filters=3&locatie=city-5&straal=25&zin=30+man&personen=30&waar=buiten");
  expect(await resolveSentence(client, search, signal)).toEqual({
    ...emptySearch,
    ...{
      filters: [9, 3],
      location: { type: "CITY", id: 5 },
      radiusKm: 25,
      sentence: "30 man",
      persons: 30,
      minimumAge: 8,
      indoorOutdoor: ["OUTDOOR"],
    },
  });
  expect(await resolveSentence(answering("/uitjes?zoek=Kano%C3%ABn+met+oma"), search, signal)).toBe(search);
  vi.unstubAllGlobals();
});

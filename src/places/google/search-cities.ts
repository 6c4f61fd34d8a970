import * as z from "zod/mini";
import type { CityRequest, MapsCity } from "../maps-city.ts";

export type GooglePlaces = { key: string; url: string };

/** A response other than 200: a wrong key, a failure, a redirect. */
export class RefusedError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

const TIMEOUT_MS = 2_000;
const MAX_CITIES = 10;
/** Every field is paid for. */
const FIELDS = "places.id,places.displayName,places.location,places.addressComponents";

/** South-west and north-east corner of each country with a margin, to exclude cities on other continents. */
const BOXES = {
  NL: { low: { latitude: 50.7, longitude: 3.2 }, high: { latitude: 53.7, longitude: 7.3 } },
  BE: { low: { latitude: 49.4, longitude: 2.5 }, high: { latitude: 51.6, longitude: 6.5 } },
  DE: { low: { latitude: 47.2, longitude: 5.8 }, high: { latitude: 55.1, longitude: 15.1 } },
} as const;

const component = z.object({ longText: z.string(), shortText: z.optional(z.string()), types: z.array(z.string()) });
const place = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.optional(z.array(component)),
});
/** Google omits `places` when there are none. */
const answer = z.object({ places: z.optional(z.array(place)) });

/**
 * At most ten cities whose name matches a text, by Text Search of the Places API (New): one call returns name, coordinates and
 * province, while Autocomplete needs another call for each city. Throws on a timeout, a status other than 200 and an invalid body.
 */
export async function searchCities({ key, url }: GooglePlaces, request: CityRequest): Promise<MapsCity[]> {
  const response = await fetch(`${url}/v1/places:searchText`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-api-key": key, "x-goog-fieldmask": FIELDS },
    body: JSON.stringify({
      textQuery: request.text,
      includedType: "locality",
      strictTypeFiltering: true,
      languageCode: request.language,
      regionCode: request.countryCode,
      locationRestriction: { rectangle: BOXES[request.countryCode] },
      pageSize: MAX_CITIES,
    }),
    // The key must not be sent to another host.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new RefusedError(response.status);
  }
  const { places = [] } = answer.parse(await response.json());
  return places.slice(0, MAX_CITIES).map(cityOf);
}

function cityOf({ id, displayName, location, addressComponents = [] }: z.infer<typeof place>): MapsCity {
  const named = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  return {
    ...{ locationId: id, name: displayName.text, lon: location.longitude, lat: location.latitude },
    country: named("country")?.shortText ?? "",
    area: named("administrative_area_level_1")?.longText ?? null,
    areaBelow: named("administrative_area_level_2")?.longText ?? null,
  };
}

/** A city as a maps service returns it. */
export type MapsCity = {
  /** The service's own id. */
  locationId: string;
  name: string;
  lon: number;
  lat: number;
  /** `NL`. */
  country: string;
  /** The area around it, in any language: a Dutch province, German state or Belgian region; `areaBelow` is the next lower level. */
  area: string | null;
  areaBelow: string | null;
};

/** Finds cities by text; null when it is unavailable, so that the gazetteer answers. Never throws. */
export type CityService = { findCities(request: CityRequest): Promise<readonly MapsCity[] | null> };

export type CityRequest = {
  text: string;
  /** The visitor's IP address, for rate limits only. */
  address: string;
  countryCode: "NL" | "BE" | "DE";
  /** `nl`, the language of the names. */
  language: string;
  now: Date;
};

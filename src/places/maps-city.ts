/** A city as a maps service tells of it, not yet one of ours. */
export type MapsCity = {
  /** The service's own id. */
  locationId: string;
  name: string;
  lon: number;
  lat: number;
  /** `NL`. */
  country: string;
  /** Names of the areas around it, in whatever language: a Dutch province, German state or Belgian region, and what is below. */
  area: string | null;
  areaBelow: string | null;
};

/** Finds cities by a text; null when it cannot tell now, and the gazetteer has to. Never throws. */
export type CityService = { findCities(question: CityRequest): Promise<readonly MapsCity[] | null> };

export type CityRequest = {
  text: string;
  /** Of the visitor, for limits only. */
  address: string;
  countryCode: "NL" | "BE" | "DE";
  /** `nl`, the language of the names. */
  language: string;
  now: Date;
};

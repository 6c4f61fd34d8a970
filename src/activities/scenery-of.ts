import { brandOfPlatform } from "../brands/brands.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { Scenery } from "../media/gallery.ts";

/** Provinces with real hills. */
const HILLY: ReadonlySet<string> = new Set([
  ...["Luik", "Luxemburg", "Namen"],
  ...["Baden-Württemberg", "Bayern", "Hessen", "Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland", "Sachsen", "Thüringen"],
]);
/** Without *meer*, which is the sea in German, but a lake or "more" in Dutch. */
const DUTCH_SEA = /\b(zee|noordzee|waddenzee|strand|duin|duinen|wad|kust|pier)\b/i;
const SEA = {
  nl: DUTCH_SEA,
  be: DUTCH_SEA,
  de: /(?<!\p{L})(meer|nordsee|ostsee|strand|strände|küste|watt|förde|bodden|düne|dünen)(?!\p{L})/iu,
};

type Place = Pick<
  ActivityDocument,
  "platform" | "indoorOutdoor" | "geographicLocation" | "cities" | "provinces" | "title" | "description" | "locationDescription"
>;

/** The surroundings of an activity, so that no drawing contradicts them. Only its texts tell whether it is by the sea. */
export function sceneryOf(activity: Place): Scenery {
  const { platform, indoorOutdoor, geographicLocation, cities, provinces, title, description, locationDescription } = activity;
  const { countryCode, locale } = brandOfPlatform(platform);
  const isAbroad = geographicLocation !== "ORIGIN_COUNTRY";
  const names = [...cities.map(({ province }) => province.name), ...provinces.map(({ name }) => name)];
  return {
    locale,
    indoorOutdoor,
    country: isAbroad ? null : countryCode,
    isAtSea: SEA[locale].test([title, description, locationDescription ?? ""].join(" ")),
    isHilly: isAbroad || names.some((name) => HILLY.has(name)),
  };
}

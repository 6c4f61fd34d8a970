import type { BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import type { Client } from "../../src/contract/client.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations.ts";
import type { OnBrand } from "./four-brands.ts";

/** Every operation of the contract with its name. */
export const everyOperation = Object.entries<Operation>(operations).map(([name, operation]) => ({ name, operation }));

/** Calls the client's method of that name; `given` may violate its type. */
export async function call(client: Client, name: string, given: object): Promise<unknown> {
  const method: unknown = Reflect.get(client, name);
  if (typeof method !== "function") throw new Error(`The client has no ${name}.`);
  return method(given);
}

/** Parameters for every GET, with results on a brand of `addFourBrands`. */
export function readCalls(key: BrandKey, { activity, organisation, event, city }: OnBrand): Record<string, object> {
  const list = { page: 1, limit: 20 };
  return {
    findGoogleCities: { platformId: brands.find((brand) => brand.key === key)?.id, searchQuery: "utr" },
    findActivities: { ...list, filterQuery: { city, advancedCitySearch: true, orderBy: "relevance", genericSearchQuery: "kano" } },
    findRedirect: { slug: "kano-van-vroeger" },
    findActivity: { activitySlug: `kano-${key}` },
    findRandomBanner: {},
    findEvents: list,
    findEvent: { eventId: event },
    findFilters: { ...list, filterQuery: {} },
    findLocations: { ...list, filterQuery: { genericSearchQuery: "utr" } },
    findOrganisationActivities: { ...list, organisationId: organisation, filterQuery: { excludeActivity: activity + 1 } },
    findOrganisationEvents: { ...list, organisationId: organisation },
    findSuggestions: { q: "kano", limit: 8 },
    understandSearch: { text: "Varen voor 30 man bij Utrecht" },
    findLandingPage: { slug: "bedrijfsuitje/utrecht" },
  };
}

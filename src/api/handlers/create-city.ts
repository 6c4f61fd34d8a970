import { createCity as createCityOf } from "../../places/create-city.server.ts";
import { locationById } from "../../places/location-by-id.server.ts";
import type { Handler } from "../handler.ts";

/** Suggests a city; maps the outcome to statuses. */
export const createCity: Handler<"createCity"> = async ({ site, body }) => {
  const outcome = await createCityOf(site.db, site, { city: body });
  switch (outcome.kind) {
    case "created":
      // The caller will search in it next.
      if (!locationById(site.catalogue, site.brand, outcome.location)) await site.catalogue.refresh();
      return outcome.location;
    case "invalid":
      return outcome;
    case "too-many-requests":
      return { kind: "refused", status: 429, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
  }
};

import { findGoogleCities as findCities } from "../../places/find-google-cities.server.ts";
import type { Handler } from "../handler.ts";

/** Finds cities by text; maps the outcome to statuses. */
export const findGoogleCities: Handler<"findGoogleCities"> = async ({ site, parameters }) => {
  const outcome = await findCities(site, parameters);
  switch (outcome.kind) {
    case "found":
      return outcome.cities;
    case "invalid":
      return outcome;
    case "too-many-requests":
      return { kind: "refused", status: 429, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
  }
};

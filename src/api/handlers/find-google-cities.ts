import { findGoogleCities as findCities } from "../../places/find-google-cities.server.ts";
import type { Handler } from "../handler.ts";

/** Cities by text: the outcome as statuses. */
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

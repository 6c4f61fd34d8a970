import { findActivities } from "../../activities/find-activities.server.ts";
import { findActivity } from "../../activities/find-activity.server.ts";
import { findFilters } from "../../activities/find-filters.server.ts";
import { findOrganisationActivities } from "../../organisations/find-organisation-activities.server.ts";
import { findUnderstoodSearch } from "../../activities/find-understood-search.server.ts";
import { findSuggestions } from "../../activities/find-suggestions.server.ts";
import { findRedirect } from "../../activities/find-redirect.server.ts";
import { findRandomBanner } from "../../promotions/find-random-banner.server.ts";
import { findEvent } from "../../events/find-event.server.ts";
import { findEvents } from "../../events/find-events.server.ts";
import { findOrganisationEvents } from "../../events/find-organisation-events.server.ts";
import { findLocations } from "../../places/find-locations.server.ts";
import { findLandingPage } from "../../landing-pages/find-landing-page.server.ts";
import type { Handler } from "../handler.ts";

/** The handlers of plain reads, which only pass the parsed input on. */
export const readHandlers = {
  findActivities: ({ site, parameters, filterQuery }) => findActivities(site.catalogue, site.brand, { ...parameters, filterQuery }),
  findRedirect: ({ site, parameters }) => findRedirect(site.catalogue, site.brand, parameters),
  findActivity: ({ site, parameters }) => findActivity(site.catalogue, site.brand, { slug: parameters.activitySlug }),
  findRandomBanner: ({ site }) => findRandomBanner(site.catalogue, site.brand),
  findEvents: ({ site, parameters, filterQuery }) => findEvents(site.catalogue, site.brand, { ...parameters, filterQuery }),
  findEvent: ({ site, parameters }) => findEvent(site.catalogue, site.brand, parameters),
  findFilters: ({ site, parameters, filterQuery }) => findFilters(site.catalogue, site.brand, { ...parameters, filterQuery }),
  findLocations: ({ site, parameters, filterQuery }) => findLocations(site.catalogue, site.brand, { ...parameters, filterQuery }),
  findOrganisationActivities: ({ site, parameters, filterQuery }) =>
    findOrganisationActivities(site.catalogue, site.brand, { ...parameters, filterQuery }),
  findOrganisationEvents: ({ site, parameters, filterQuery }) =>
    findOrganisationEvents(site.catalogue, site.brand, { ...parameters, filterQuery }),
  understandSearch: ({ site, parameters }) => findUnderstoodSearch(site.catalogue, site.brand, parameters),
  findSuggestions: ({ site, parameters }) => findSuggestions(site.catalogue, site.brand, parameters),
  findLandingPage: ({ site, parameters }) => findLandingPage(site.catalogue, site.brand, parameters),
} satisfies { [Name in ReadOperation]: Handler<Name> };

type ReadOperation =
  | "findActivities"
  | "findRedirect"
  | "findActivity"
  | "findRandomBanner"
  | "findEvents"
  | "findEvent"
  | "findFilters"
  | "findLocations"
  | "findOrganisationActivities"
  | "findOrganisationEvents"
  | "findLandingPage"
  | "findSuggestions"
  | "understandSearch";

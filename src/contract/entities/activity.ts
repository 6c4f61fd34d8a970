import * as z from "zod/mini";
import { activityStatus, approvalStatus, geographicLocation, indoorOutdoor } from "../enumerations.ts";
import { httpUrl, id, optionalNumber, optionalText, platformId, timestamps } from "../fields.ts";
import { facts } from "./facts.ts";
import { publicMedia } from "./media.ts";
import { publicOrganisation } from "./organisation.ts";

const core = {
  id,
  approved: z.boolean(),
  title: z.string(),
  companyName: z.string(),
  status: activityStatus,
  minimumAge: optionalNumber,
  maximumAge: optionalNumber,
  personsMin: optionalNumber,
  personsMax: optionalNumber,
  description: z.string(),
  website: z.nullable(httpUrl),
  showWebsite: z.boolean(),
  slug: z.string(),
  contactFirstName: optionalText,
  contactLastName: optionalText,
  indoorOutdoor,
  approvalStatus: z.nullable(approvalStatus),
  ...timestamps,
  platform: platformId,
};

/** The kind of activity, such as canoeing (specification 3, second round, "Kind"). */
export const kind = z.object({ id, name: z.string() });

const details = {
  locationDescription: optionalText,
  contactPhone: optionalText,
  geographicLocation,
  oldIdx: optionalNumber,
};

/** All fields of an activity (specification 1 §3); never returned by the public API. */
export const activity = z.object({
  ...core,
  ...details,
  price: optionalNumber,
  duration: optionalNumber,
  isEditCopy: z.boolean(),
  contactEmail: optionalText,
  redirects: z.array(id),
  child: z.nullable(id),
  activities: z.array(id),
  organisation: z.nullable(id),
  lastEditedBy: z.nullable(id),
  filters: z.array(id),
  cities: z.array(id),
  provinces: z.array(id),
  regions: z.array(id),
  media: z.array(id),
  quoteRequests: z.array(id),
  reviewComment: z.nullable(z.string()),
  serviceMail: z.array(id),
});

const namedPlace = z.object({ id, name: z.string() });

/** A filter of an activity. */
export const filterName = z.object({ id, name: z.string(), filterGroup: namedPlace });

/** The public detail: no price, duration, edit fields, e-mail address or moderation note (specification 3, API shapes). */
export const activityDetail = z.object({
  ...core,
  ...details,
  kind: z.nullable(kind),
  organisation: z.nullable(publicOrganisation),
  media: z.array(publicMedia),
  filters: z.array(filterName),
  cities: z.array(z.extend(namedPlace, { lon: z.number(), lat: z.number(), province: z.object({ name: z.string() }) })),
  provinces: z.array(namedPlace),
  regions: z.array(namedPlace),
  facts,
  reviewComment: z.null(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

/** One activity in a list; `lastEditedBy` and `child` are null to the public. */
export const activityListItem = z.object({
  ...core,
  kind: z.nullable(kind),
  organisation: z.nullable(publicOrganisation),
  media: z.array(publicMedia),
  filters: z.array(filterName),
  /** Not in the specification: a card shows where the activity is. */
  cities: z.array(namedPlace),
  provinces: z.array(namedPlace),
  regions: z.array(namedPlace),
  facts,
  /** Straight-line distance in whole km from the searched city to the activity's nearest city; 0 in the searched city. */
  distanceKm: z.nullable(z.int()),
  lastEditedBy: z.null(),
  child: z.null(),
});
export type ActivityListItem = z.infer<typeof activityListItem>;

export const redirect = z.object({
  id,
  activity: id,
  oldSlug: z.string(),
  newSlug: z.string(),
  ...timestamps,
});
export const redirectLookup = z.object({ activityId: id, oldSlug: z.string(), newSlug: z.string() });

export const reviewComment = z.object({ text: z.string() });
export const serviceMailStatistics = z.object({
  id,
  activity: id,
  submitDate: z.iso.date(),
  views: z.int(),
  phoneClicks: z.int(),
  webClicks: z.int(),
  offerRequests: z.int(),
});

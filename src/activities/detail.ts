import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityDetail } from "../contract/entities/activity.ts";
import { coreOf } from "./shared-fields.ts";

/** The public detail: without price, duration, e-mail address or moderation note (specification 3, API). */
export function detailOf(document: ActivityDocument): ActivityDetail {
  return {
    ...coreOf(document),
    locationDescription: document.locationDescription,
    contactPhone: document.contactPhone,
    geographicLocation: document.geographicLocation,
    oldIdx: document.oldIdx,
    cities: document.cities,
    reviewComment: null,
  };
}

import * as z from "zod/mini";

// The enumerations of specification 1 §3, in its order.
export const approvalStatus = z.enum(["APPROVED", "REJECTED", "EDITING"]);
export const indoorOutdoor = z.enum(["INDOOR", "OUTDOOR", "BOTH"]);
export const geographicLocation = z.enum(["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"]);
export const linkTarget = z.enum(["newWindow", "sameWindow"]);
export const locationType = z.enum(["CITY", "PROVINCE", "REGION"]);
export const mediaType = z.enum(["VIDEO", "IMAGE"]);
export const callToActionType = z.enum(["AD", "QUESTION"]);
export const otherType = z.enum(["CALENDAR", "NOTE"]);
export const userRoleName = z.enum(["ADMIN", "USER"]);
export const activityStatus = z.enum(["ACTIVE", "INACTIVE"]);
export const gender = z.enum(["man", "vrouw"]);

export type IndoorOutdoor = z.infer<typeof indoorOutdoor>;
export type GeographicLocation = z.infer<typeof geographicLocation>;
export type LocationType = z.infer<typeof locationType>;

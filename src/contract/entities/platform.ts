import * as z from "zod/mini";
import { optionalText, platformId, timestamps } from "../fields.ts";

export const platform = z.object({
  id: platformId,
  name: z.string(),
  alternativeName: optionalText,
  domain: optionalText,
  email: z.string(),
  salesEmail: z.string(),
  countryCode: z.string(),
  languageCode: z.string(),
  localeString: z.enum(["nl", "be", "de"]),
  activityRoute: z.string(),
  gaProperty: optionalText,
  subscriberGroupName: optionalText,
  subscriberGroupId: optionalText,
  advertiserGroupName: optionalText,
  advertiserGroupId: optionalText,
  ...timestamps,
});

export const menuItem = z.object({ title: z.string(), url: z.string(), isExternalLink: z.boolean() });

import * as z from "zod/mini";
import { callToActionType, linkTarget } from "../enumerations.ts";
import { id, platformId, timestamps } from "../fields.ts";
import { publicMedia } from "./media.ts";

export const banner = z.object({
  id,
  title: z.string(),
  buttonTitle: z.string(),
  link: z.string(),
  active: z.boolean(),
  ctaType: callToActionType,
  linkTarget,
  amountOfClicks: z.int(),
  image: z.nullable(publicMedia),
  platform: platformId,
  ...timestamps,
});

export const publicBanner = z.omit(banner, { amountOfClicks: true, createdAt: true, updatedAt: true });
export type PublicBanner = z.infer<typeof publicBanner>;

export const popUp = z.object({
  id,
  title: z.string(),
  buttonTitle: z.string(),
  ctaType: callToActionType,
  description: z.string(),
  mediaId: z.nullable(id),
  platformId,
  media: z.nullable(publicMedia),
  platform: platformId,
});

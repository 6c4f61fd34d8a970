import * as z from "zod/mini";
import { id, platformId, timestamps } from "../fields.ts";
import { publicMedia } from "./media.ts";

export const filter = z.object({
  id,
  name: z.string(),
  description: z.string(),
  activityCount: z.int(),
  ...timestamps,
  activities: z.array(id),
  filterGroup: id,
  image: z.nullable(publicMedia),
});

export const filterGroup = z.object({
  id,
  name: z.string(),
  activityCount: z.int(),
  filters: z.array(id),
  platform: platformId,
  image: z.nullable(publicMedia),
  headerImage: z.nullable(publicMedia),
  order: z.int(),
});

const publicFilterGroup = z.omit(filterGroup, { filters: true, activityCount: true });

/** One filter in a list; `activityCount` is the number of public activities with it. */
export const publicFilter = z.extend(z.omit(filter, { activities: true }), { filterGroup: publicFilterGroup });
export type PublicFilter = z.infer<typeof publicFilter>;

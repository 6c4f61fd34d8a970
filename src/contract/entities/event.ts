import * as z from "zod/mini";
import { httpUrl, id, timestamp, timestamps } from "../fields.ts";
import { publicMedia } from "./media.ts";
import { publicOrganisation } from "./organisation.ts";

/** An event of the agenda; `image` is the first of `media`. */
export const event = z.object({
  id,
  title: z.string(),
  active: z.boolean(),
  startDate: timestamp,
  endDate: z.nullable(timestamp),
  website: z.nullable(httpUrl),
  description: z.string(),
  image: z.nullable(publicMedia),
  media: z.array(publicMedia),
  organisation: z.nullable(publicOrganisation),
  city: z.nullable(z.object({ id, name: z.string() })),
  ...timestamps,
});
export type Event = z.infer<typeof event>;

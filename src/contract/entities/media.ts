import * as z from "zod/mini";
import { mediaType } from "../enumerations.ts";
import { id, timestamps } from "../fields.ts";

export const media = z.object({
  id,
  title: z.string(),
  alt: z.string(),
  url: z.string(),
  type: mediaType,
  index: z.int(),
  ...timestamps,
  activity: z.nullable(id),
  event: z.nullable(id),
});

/** A picture or video as visitors get it: `url` is absolute or a path on the brand's own host. */
export const publicMedia = z.pick(media, { id: true, title: true, alt: true, url: true, type: true, index: true });
export type PublicMedia = z.infer<typeof publicMedia>;

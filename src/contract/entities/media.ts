import * as z from "zod/mini";
import { mediaType } from "../enumerations.ts";
import { id, timestamps } from "../fields.ts";

const share = z.number().check(z.gte(0), z.lte(1));

export const media = z.object({
  id,
  title: z.string(),
  alt: z.string(),
  url: z.string(),
  type: mediaType,
  index: z.int(),
  /** What a crop keeps, as shares of width and height; null is the middle. */
  focus: z.nullable(z.object({ x: share, y: share })),
  /**
   * Of a picture that can be had in several widths: its own size in pixels, and the widths. At `url` with `-400.avif` or
   * `-400.webp` for `.webp` lies the one of 400; in its own width there is no other WebP than `url`. `placeholder` is a
   * tiny WebP in base64, to show until the picture is there. Null for drawings, videos, and pictures from elsewhere.
   */
  photo: z.nullable(z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()), placeholder: z.nullable(z.string()) })),
  ...timestamps,
  activity: z.nullable(id),
  event: z.nullable(id),
});

/** A picture or video as visitors get it: `url` is absolute or a path on the brand's own host. */
export const publicMedia = z.pick(media, {
  id: true,
  title: true,
  alt: true,
  url: true,
  type: true,
  index: true,
  focus: true,
  photo: true,
});
export type PublicMedia = z.infer<typeof publicMedia>;

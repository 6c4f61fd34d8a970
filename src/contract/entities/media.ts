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
  /** The point that a crop keeps, as fractions of width and height; null is the middle. */
  focus: z.nullable(z.object({ x: share, y: share })),
  /**
   * For a picture with resized variants: its own size in pixels, and the widths of the variants. The URL of the variant of
   * width 400 is `url` with `-400.avif` or `-400.webp` instead of `.webp`; the WebP of full width is `url` itself.
   * `placeholder` is a tiny WebP in base64, shown until the picture has loaded. Null for drawings, videos and external pictures.
   */
  photo: z.nullable(z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()), placeholder: z.nullable(z.string()) })),
  ...timestamps,
  activity: z.nullable(id),
  event: z.nullable(id),
});

/** The public fields of a picture or video; `url` is absolute or a path on the brand's own host. */
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

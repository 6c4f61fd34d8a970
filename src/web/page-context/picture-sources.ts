import type { PublicMedia } from "../../contract/entities/media.ts";
import { mediaUrl } from "../../media/media-url.ts";
import type { WidthFormat } from "../../media/widths/width-file.ts";
import { widthUrl } from "../../media/widths/width-url.ts";

export type Photo = NonNullable<PublicMedia["photo"]>;
export type PictureSources = { src: string; webp?: string; avif?: string };

/** The addresses of a picture: its own, and for a photo its resized variants as `srcset`. */
export function pictureSources(stored: string, photo: Photo | null, mediaHost: string | null): PictureSources {
  const src = mediaUrl(stored, mediaHost);
  if (!photo) return { src };
  const setOf = (format: WidthFormat) =>
    photo.widths.map((width) => `${widthUrl(src, { own: photo.width, width, format })} ${width}w`).join(", ");
  return { src, avif: setOf("avif"), webp: setOf("webp") };
}

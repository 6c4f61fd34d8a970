import type { PublicMedia } from "../contract/entities/media.ts";

/** A stored picture or video with its public fields; pages and API make the URL absolute (media-url.ts). */
export function publicMedia({ id, title, alt, url, type, index, focus, photo }: PublicMedia): PublicMedia {
  return { id, title, alt, url, type, index, focus, photo };
}

import type { PublicMedia } from "../contract/entities/media.ts";

/** A stored picture or video as visitors get it; pages and API write its address out (media-url.ts). */
export function publicMedia({ id, title, alt, url, type, index, focus, photo }: PublicMedia): PublicMedia {
  return { id, title, alt, url, type, index, focus, photo };
}

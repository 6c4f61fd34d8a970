import type { PublicMedia } from "../contract/entities/media.ts";
import { mediaUrl } from "./media-url.ts";

/** A stored picture or video as visitors get it. */
export function publicMedia({ id, title, alt, url, type, index, focus, photo }: PublicMedia): PublicMedia {
  return { id, title, alt, url: mediaUrl(url), type, index, focus, photo };
}

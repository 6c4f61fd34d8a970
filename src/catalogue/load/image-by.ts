import { sql } from "kysely";
import type { StoredMedia } from "../directory.ts";

/** The picture that a column refers to. */
export function imageBy(column: "image_id" | "header_image_id") {
  return sql<StoredMedia | null>`(
    select json_build_object('id', media.id, 'title', media.title, 'alt', media.alt, 'url', media.url,
      'type', media.type, 'index', media.index)
    from media where media.id = ${sql.ref(column)}
  )`;
}

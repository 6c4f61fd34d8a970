import { sql } from "kysely";
import type { StoredMedia } from "../directory.ts";
import { mediaJson } from "./media-json.ts";

/** The picture that a column refers to. */
export function imageBy(column: "image_id" | "header_image_id") {
  return sql<StoredMedia | null>`(
    select ${mediaJson} from media where media.id = ${sql.ref(column)}
  )`;
}

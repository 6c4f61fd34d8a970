import { sql } from "kysely";
import type { StoredMedia } from "../directory.ts";

/** A row of `media` as JSON, for a query that selects from that table. */
export const mediaJson = sql<StoredMedia>`json_build_object('id', media.id, 'title', media.title, 'alt', media.alt, 'url', media.url,
  'type', media.type, 'index', media.index,
  'focus', case when media.focus_x is not null then json_build_object('x', media.focus_x, 'y', media.focus_y) end,
  'photo', case when media.width is not null then json_build_object('width', media.width, 'height', media.height,
    'widths', media.widths, 'placeholder', media.placeholder) end)`;

/** The rows of `media` that belong to one activity or event, in their order. */
export function mediaListBy(owner: "media.activity_id" | "media.event_id", id: "activity.id" | "event.id") {
  return sql<StoredMedia[]>`(
    select coalesce(json_agg(${mediaJson} order by media.index, media.id), '[]')
    from media where ${sql.ref(owner)} = ${sql.ref(id)}
  )`;
}

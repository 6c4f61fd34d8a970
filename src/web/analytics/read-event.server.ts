import * as z from "zod/mini";
import { id } from "../../contract/fields.ts";
import { readBounded } from "../../http/bodies/bounded-body.ts";
import { fromSameOrigin } from "../../http/same-origin.ts";
import type { AnalyticsEvent } from "../../analytics/analytics-event.ts";

/** Every event but the click on a banner, which `/banner/{id}` counts. */
const reported = z.strictObject({ kind: z.enum(["view", "phone", "website", "banner-view"]), id });
const MAX_BYTES = 200;

/** Reads an event of our own pages, `{"kind":"phone","id":12}`; null for other bodies and origins. */
export async function readAnalyticsEvent(request: Request): Promise<AnalyticsEvent | null> {
  if (!fromSameOrigin(request)) return null;
  const read = await readBounded(request, MAX_BYTES);
  return read.kind === "bytes" ? parseEvent(new TextDecoder().decode(read.bytes)) : null;
}

function parseEvent(text: string): AnalyticsEvent | null {
  try {
    return reported.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

import * as z from "zod/mini";
import { id } from "../../contract/fields.ts";
import { readBounded } from "../../http/bodies/bounded-body.ts";
import { fromSameOrigin } from "../../http/same-origin.ts";
import type { AnalyticsEvent } from "../../analytics/analytics-event.ts";

/** The click on a banner is not told but followed: `/banner/{id}` counts it. */
const told = z.strictObject({ kind: z.enum(["view", "phone", "website", "banner-view"]), id });
const MOST_BYTES = 200;

/** Reads what a page of ours tells, `{"kind":"phone","id":12}`; null for anything else, and from anywhere else. */
export async function readMoment(request: Request): Promise<AnalyticsEvent | null> {
  if (!fromSameOrigin(request)) return null;
  const read = await readBounded(request, MOST_BYTES);
  return read.kind === "bytes" ? momentFrom(new TextDecoder().decode(read.bytes)) : null;
}

function momentFrom(text: string): AnalyticsEvent | null {
  try {
    return told.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

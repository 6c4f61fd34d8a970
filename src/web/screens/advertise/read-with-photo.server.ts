import { setTimeout as delay } from "node:timers/promises";
import { createAtOnce } from "../../../guard/at-once.ts";
import { FORM_BYTES } from "../../../guard/bounded-body.ts";
import { readPosted, type PostedForm } from "../../forms/read-posted.server.ts";

/**
 * Room for a photo that is too large to be taken: the form then comes back with all that was typed, and a word about it.
 * Above this the whole is refused unread, and the browser's own way back still has what was typed.
 */
const PHOTO_BYTES = 12 * 1024 * 1024;
/** Together at most 72 MB in memory. */
const atOnce = createAtOnce({ most: 6, mostPerRange: 2 });

/** How long a form waits for its turn, and how often it looks. */
const PATIENCE_MS = 8_000;
const PAUSE_MS = 200;

/** Reads a posted form that may bring a photo; it waits for a moment, and is refused, when many photos come in at once. */
export async function readWithPhoto(request: Request, address: string): Promise<PostedForm> {
  if (!mayBringPhoto(request)) return readPosted(request);
  const place = await placeFor(address);
  if (!place) return { kind: "refused", status: 503 };
  try {
    return await readPosted(request, FORM_BYTES + PHOTO_BYTES);
  } finally {
    place.leave();
  }
}

async function placeFor(address: string) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const place = atOnce.enter(address);
    if (place || Date.now() > until) return place;
    await delay(PAUSE_MS);
  }
}

function mayBringPhoto(request: Request): boolean {
  return isMultipart(request) && Number(request.headers.get("content-length") ?? Infinity) > FORM_BYTES;
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

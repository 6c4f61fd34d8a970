import { FORM_BYTES, readBounded, type BoundedBody } from "../../http/bodies/bounded-body.ts";
import type { BodyMemory } from "../../http/bodies/body-memory.ts";

/** The page whose form has a photo field. */
const PHOTO_PATH = "/adverteren";
/**
 * Above the limit of a photo, so that the form with a larger one comes back with its input and an error. Beyond this the request is
 * refused unread; going back in the browser restores the input.
 */
const PHOTO_BYTES = 12 * 1024 * 1024;

/** Receives the whole body of a posted form before the request is queued, so that a slow upload occupies no place in the queue. */
export async function receiveForm(request: Request, memory: BodyMemory): Promise<BoundedBody> {
  const hasPhoto = isMultipart(request) && new URL(request.url).pathname === PHOTO_PATH;
  return readBounded(request, FORM_BYTES + (hasPhoto ? PHOTO_BYTES : 0), { memory });
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

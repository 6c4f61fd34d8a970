import { FORM_BYTES, readBounded, type BoundedBody } from "../../http/bodies/bounded-body.ts";
import type { BodyMemory } from "../../http/bodies/body-memory.ts";

/** The page that takes a photo. */
const WITH_PHOTO = "/adverteren";
/**
 * Room for a photo that is too large to be taken: the form then comes back with all that was typed, and a word about it.
 * Above this the whole is refused unread, and the browser's own way back still has what was typed.
 */
const PHOTO_BYTES = 12 * 1024 * 1024;

/** Waits for the whole body of a posted form. Its answer is computed after that: a slow visitor keeps no place in the queue. */
export async function receiveForm(request: Request, memory: BodyMemory): Promise<BoundedBody> {
  const hasRoom = isMultipart(request) && new URL(request.url).pathname === WITH_PHOTO;
  return readBounded(request, FORM_BYTES + (hasRoom ? PHOTO_BYTES : 0), { memory });
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

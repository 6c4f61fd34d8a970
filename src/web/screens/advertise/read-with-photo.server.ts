import type { Site } from "../../../sites.ts";
import { readPosted, type PostedForm } from "../../forms/read-posted.server.ts";

/**
 * Room for a photo that is too large to be taken: the form then comes back with all that was typed, and a word about it.
 * Above this the whole is refused unread, and the browser's own way back still has what was typed.
 */
const PHOTO_BYTES = 12 * 1024 * 1024;

/** Reads a posted form that may bring a photo. */
export async function readWithPhoto(site: Pick<Site, "held">, request: Request): Promise<PostedForm> {
  return readPosted(site, request, isMultipart(request) ? PHOTO_BYTES : 0);
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

import { createAtOnce } from "../../../guard/at-once.ts";
import { FORM_BYTES } from "../../../guard/bounded-body.ts";
import { readPosted, type PostedForm } from "../../forms/read-posted.server.ts";

/** Room for a photo that is too large to be taken: the form then comes back with all that was typed, and a word about it. */
const PHOTO_BYTES = 12 * 1024 * 1024;
/** Together at most 72 MB in memory. */
const atOnce = createAtOnce({ most: 6, mostPerRange: 2 });

/** Reads a posted form that may bring a photo; null when so many photos come in at once that this one has to wait. */
export async function readWithPhoto(request: Request, address: string): Promise<PostedForm | null> {
  if (!mayBringPhoto(request)) return readPosted(request);
  const place = atOnce.enter(address);
  if (!place) return null;
  try {
    return await readPosted(request, FORM_BYTES + PHOTO_BYTES);
  } finally {
    place.leave();
  }
}

function mayBringPhoto({ headers }: Request): boolean {
  const isMultipart = headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  return isMultipart && Number(headers.get("content-length") ?? Infinity) > FORM_BYTES;
}

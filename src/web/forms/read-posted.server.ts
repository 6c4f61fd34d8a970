import { FORM_BYTES, readBounded } from "../../guard/bounded-body.ts";
import { textOf } from "../../guard/signs.ts";
import { FORM_FIELD } from "./form-answer.ts";

/**
 * A posted form with its name, or why it cannot be read (quality, bad input): broken off (400), too slow (408), too large (413),
 * no form at all (415), or with a photo while too many of those come in (503, `read-with-photo.server.ts`).
 */
export type PostedForm = { kind: "form"; name: string; form: FormData } | { kind: "refused"; status: 400 | 408 | 413 | 415 | 503 };

export async function readPosted(request: Request, most = FORM_BYTES): Promise<PostedForm> {
  const read = await readBounded(request, most);
  if (read.kind === "too-large") return { kind: "refused", status: 413 };
  if (read.kind === "broken-off") return { kind: "refused", status: 400 };
  if (read.kind === "too-slow") return { kind: "refused", status: 408 };
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const form = await new Response(read.bytes, { headers }).formData();
    return { kind: "form", name: textOf(form, FORM_FIELD), form };
  } catch {
    return { kind: "refused", status: 415 };
  }
}

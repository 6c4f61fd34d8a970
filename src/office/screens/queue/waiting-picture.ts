import { waitingPicture } from "../../../moderation/event-notes.ts";
import { parseItemName } from "../../../moderation/moderation-queue.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** GET /wachtrij/:name/foto: the picture of a waiting event, which visitors cannot see yet. */
export async function loadWaitingPicture({ site, scope, params }: OfficeRequest): Promise<Answer> {
  const named = parseItemName(params["name"] ?? "");
  const file = named?.name === "event" ? await waitingPicture({ db: site.db, scope }, named.id) : null;
  const body = file && (await site.pictures.read(file));
  return file && body ? { file: { name: file, type: "image/webp", body, isInline: true } } : null;
}

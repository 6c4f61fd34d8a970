import type { ModerationContext } from "../../moderation/held-item.ts";
import type { OfficeRequest } from "./office-request.ts";

/** What decisions of this request depend on. */
export function moderationContext({ site, actor, scope, now, requestId }: OfficeRequest): ModerationContext {
  const { db, pictures, secrets, originOf } = site;
  return { db, pictures, secrets, originOf, actor, scope, now, requestId };
}

import { brandOfPlatform } from "../../brands/brands.ts";
import { forwardMessage } from "../../submissions/contact/store-message.server.ts";
import type { Db } from "../../database/open.ts";
import type { Effect } from "../effect.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import { rejectRow, releaseRow, showRow } from "../held-row.ts";

export const messages: HeldKind = {
  show: (context, id) => showRow(context, { kind: "message", id }),
  release: (context, id) => releaseRow(context, { kind: "message", id }, (transaction) => send(transaction, context, id)),
  reject: (context, id, reason) => rejectRow(context, { kind: "message", id }, reason),
};

async function send(transaction: Db, { originOf }: ModerationContext, id: number): Promise<Effect> {
  const { platform_id } = await transaction
    .selectFrom("contact_message")
    .select("platform_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const brand = brandOfPlatform(platform_id);
  await forwardMessage(transaction, { brand, origin: originOf(brand) }, { contactMessageId: id, confirms: true });
  return { kind: "message-sent", brand };
}

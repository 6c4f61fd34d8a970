import { brandOfPlatform } from "../../brands/brands.ts";
import { forwardMessage } from "../../submissions/contact/store-message.server.ts";
import type { Db } from "../../database/open.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import { rejectRow, releaseRow } from "../held-row.ts";
import { maskAddress } from "../../mail/mask-address.ts";
import { readRowFields } from "../row-fields.ts";

export const messages: HeldKind = {
  async list(db) {
    const rows = await db
      .selectFrom("contact_message")
      .select(["id", "email", "type", "description", "created_at as since", "platform_id as platformId"])
      .where("held", "=", true)
      .where("rejected_at", "is", null)
      .orderBy("created_at")
      .execute();
    return rows.map(({ id, email, type, description, ...row }) => ({
      ...{ name: `message:${id}`, who: maskAddress(email), what: `${type === "AD" ? "advertiser" : "question"}: ${description ?? ""}` },
      ...row,
    }));
  },

  show: ({ db }, id) => readRowFields(db, "contact_message", id),
  release: (context, id) => releaseRow(context, { table: "contact_message", id }, (transaction) => send(transaction, context, id)),
  reject: (context, id) => rejectRow(context, { table: "contact_message", id }),
};

async function send(transaction: Db, { originOf }: ModerationContext, id: number): Promise<string> {
  const { platform_id } = await transaction
    .selectFrom("contact_message")
    .select("platform_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const brand = brandOfPlatform(platform_id);
  await forwardMessage(transaction, { brand, origin: originOf(brand) }, { contactMessageId: id, confirms: true });
  return `${brand.name} and the visitor are mailed.`;
}

import type { Db } from "../database/open.ts";
import type { Mail, MailAddress } from "./mail.ts";

export type MailboxLine = { id: number; brand: string; to: string; subject: string; createdAt: Date };
export type MailboxMail = MailboxLine & { messageId: string; html: string; text: string; headers: unknown };

/** Stores a mail instead of sending it; the same mail is stored once. */
export async function storeInMailbox(db: Db, mail: Mail): Promise<void> {
  const headers = { From: formatAddress(mail.from), ...(mail.replyTo && { "Reply-To": formatAddress(mail.replyTo) }), ...mail.headers };
  await db
    .insertInto("mailbox")
    .values({
      message_id: mail.messageId,
      brand: mail.brand,
      to: mail.to.address,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: JSON.stringify(headers),
    })
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .execute();
}

/** Latest first. */
export async function mails(db: Db, { limit }: { limit: number }): Promise<MailboxLine[]> {
  return db
    .selectFrom("mailbox")
    .select(["id", "brand", "to", "subject", "created_at as createdAt"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function mail(db: Db, id: number): Promise<MailboxMail | null> {
  const found = await db
    .selectFrom("mailbox")
    .select(["id", "brand", "to", "subject", "created_at as createdAt", "message_id as messageId", "html", "text", "headers"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}

function formatAddress({ name, address }: MailAddress): string {
  return name === "" ? address : `${name} <${address}>`;
}

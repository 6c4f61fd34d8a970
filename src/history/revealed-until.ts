import type { Db } from "../database/open.ts";
import { isPerson, type Actor } from "../permissions/actor.ts";

/** How long what somebody revealed stays visible to them. */
const REVEALED_MS = 15 * 60_000;

/** An act that reveals something of one row. */
export type Reveal = { action: string; subject: { kind: string; id: number } };

/**
 * Until when the actor sees what they revealed; null when they did not, or too long ago. Read from the log, so that nothing is
 * visible without a line in it.
 */
export async function revealedUntil(
  db: Db,
  { action, subject }: Reveal,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Date | null> {
  if (!isPerson(actor) || actor.viewsAs !== null) return null;
  const line = await db
    .selectFrom("audit")
    .select("at")
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("action", "=", action)
    .where("actor_id", "=", actor.accountId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!line) return null;
  const until = new Date(line.at.getTime() + REVEALED_MS);
  return until > now ? until : null;
}

import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../database/open.ts";
import { queueSocialPicture } from "./queue-social-picture.server.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";
import type { SocialStore } from "./social-store.server.ts";

export type SocialOutcome = { kind: "drawn"; jpeg: Uint8Array<ArrayBuffer> } | { kind: "later"; retryAfterSeconds: number };

/** Drawing takes less than a second; whoever asks for the first of many waits in a queue. */
const PATIENCE_MS = 6_000;
const LOOK_EVERY_MS = 50;
/** Each of them looks into the folder all the time; more than are drawn within that patience wait in vain anyway. */
const MOST_AWAITED = 20;
const LATER: SocialOutcome = { kind: "later", retryAfterSeconds: 10 };

/** Those who ask for one picture at a time wait together. */
const awaited = new Map<string, Promise<SocialOutcome>>();

/**
 * The bytes of a picture: what is not drawn yet is queued once, and waited for within bounds. Who asks for one while many
 * others are awaited is told at once to come later.
 */
export async function getSocialPicture(db: Db, store: SocialStore, picture: SocialPicture): Promise<SocialOutcome> {
  const file = socialFile(picture);
  const jpeg = await store.read(picture.brand, file);
  if (jpeg) return { kind: "drawn", jpeg };

  const key = `${picture.brand} ${file}`;
  const known = awaited.get(key);
  if (known) return known;
  if (awaited.size >= MOST_AWAITED) {
    await queueSocialPicture(db, picture);
    return LATER;
  }
  const waiting = askFor(db, store, picture).finally(() => awaited.delete(key));
  awaited.set(key, waiting);
  return waiting;
}

async function askFor(db: Db, store: SocialStore, picture: SocialPicture): Promise<SocialOutcome> {
  await queueSocialPicture(db, picture);
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    await delay(LOOK_EVERY_MS);
    const jpeg = await store.read(picture.brand, socialFile(picture));
    if (jpeg) return { kind: "drawn", jpeg };
  }
  return LATER;
}

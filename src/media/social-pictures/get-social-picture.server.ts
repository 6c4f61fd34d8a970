import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../database/open.ts";
import { queueSocialPicture } from "./queue-social-picture.server.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";
import type { SocialStore } from "./social-store.server.ts";

export type SocialOutcome = { kind: "drawn"; jpeg: Uint8Array<ArrayBuffer> } | { kind: "later"; retryAfterSeconds: number };

/** Drawing takes less than a second, but other drawings may be queued before it. */
const TIMEOUT_MS = 6_000;
const POLL_INTERVAL_MS = 50;
/** Limit of pictures that requests poll for; more cannot be drawn within the timeout. */
const MAX_AWAITED = 20;
const LATER: SocialOutcome = { kind: "later", retryAfterSeconds: 10 };

/** Concurrent requests for one picture share a promise. */
const awaited = new Map<string, Promise<SocialOutcome>>();

/**
 * The bytes of a picture. One that is not drawn yet is queued once and awaited until a timeout; while many others are awaited, the
 * outcome is `later` at once.
 */
export async function getSocialPicture(db: Db, store: SocialStore, picture: SocialPicture): Promise<SocialOutcome> {
  const file = socialFile(picture);
  const jpeg = await store.read(picture.brand, file);
  if (jpeg) return { kind: "drawn", jpeg };

  const key = `${picture.brand} ${file}`;
  const concurrent = awaited.get(key);
  if (concurrent) return concurrent;
  if (awaited.size >= MAX_AWAITED) {
    await queueSocialPicture(db, picture);
    return LATER;
  }
  const waiting = queueAndWait(db, store, picture).finally(() => awaited.delete(key));
  awaited.set(key, waiting);
  return waiting;
}

async function queueAndWait(db: Db, store: SocialStore, picture: SocialPicture): Promise<SocialOutcome> {
  await queueSocialPicture(db, picture);
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    await delay(POLL_INTERVAL_MS);
    const jpeg = await store.read(picture.brand, socialFile(picture));
    if (jpeg) return { kind: "drawn", jpeg };
  }
  return LATER;
}

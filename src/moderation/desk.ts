import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import type { HeldKind, HeldThing } from "./held-kind.ts";
import { cities } from "./kinds/cities.ts";
import { eventRequests } from "./kinds/event-requests.ts";
import { messages } from "./kinds/messages.ts";
import { quoteRequests } from "./kinds/quote-requests.ts";
import { subscriptions } from "./kinds/subscriptions.ts";

/** Everything that can wait for a person, by the word that an operator writes for it. */
export const heldKinds = {
  quote: quoteRequests,
  message: messages,
  newsletter: subscriptions,
  event: eventRequests,
  city: cities,
} satisfies Record<string, HeldKind>;

export type HeldKindName = keyof typeof heldKinds;

export function isHeldKind(name: string): name is HeldKindName {
  return Object.hasOwn(heldKinds, name);
}

/** What waits, of one brand or of all: kind by kind, the oldest first. */
export async function listHeld(db: Db, brand: Brand | null): Promise<HeldThing[]> {
  const lists = await Promise.all(Object.values(heldKinds).map((kind) => kind.list(db)));
  return lists.flat().filter(({ platformId }) => brand === null || platformId === brand.id);
}

/** The kind and the number of `quote:12`; null when it names nothing. */
export function readName(name: string): { kind: HeldKind; id: number } | null {
  const [, word = "", digits = ""] = /^([a-z]+):([1-9]\d{0,8})$/.exec(name) ?? [];
  return isHeldKind(word) ? { kind: heldKinds[word], id: Number(digits) } : null;
}

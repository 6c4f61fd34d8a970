import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import type { HeldKind, HeldItem } from "./held-item.ts";
import { cities } from "./kinds/cities.ts";
import { eventRequests } from "./kinds/event-requests.ts";
import { messages } from "./kinds/messages.ts";
import { quoteRequests } from "./kinds/quote-requests.ts";
import { subscriptions } from "./kinds/subscriptions.ts";

/** All kinds of submissions that can wait for a decision, by their name in the commands. */
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

/** The held items of one brand or of all, by kind, the oldest first. */
export async function listHeldItems(db: Db, brand: Brand | null): Promise<HeldItem[]> {
  const lists = await Promise.all(Object.values(heldKinds).map((kind) => kind.list(db)));
  return lists.flat().filter(({ platformId }) => brand === null || platformId === brand.id);
}

/** The kind and id of an item name such as `quote:12`; null when the name is invalid. */
export function parseItemName(name: string): { kind: HeldKind; id: number } | null {
  const [, word = "", digits = ""] = /^([a-z]+):([1-9]\d{0,8})$/.exec(name) ?? [];
  return isHeldKind(word) ? { kind: heldKinds[word], id: Number(digits) } : null;
}

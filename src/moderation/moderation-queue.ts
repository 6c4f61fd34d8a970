import type { HeldKind, HeldKindName } from "./held-item.ts";
import { cities } from "./kinds/cities.ts";
import { eventRequests } from "./kinds/event-requests.ts";
import { messages } from "./kinds/messages.ts";
import { quoteRequests } from "./kinds/quote-requests.ts";
import { subscriptions } from "./kinds/subscriptions.ts";

/** All kinds of submissions that can wait for a decision, by their name in commands and addresses. */
export const heldKinds: Readonly<Record<HeldKindName, HeldKind>> = {
  quote: quoteRequests,
  message: messages,
  newsletter: subscriptions,
  event: eventRequests,
  city: cities,
};

export function isHeldKind(name: string): name is HeldKindName {
  return Object.hasOwn(heldKinds, name);
}

/** The name of an item: `quote:12`. */
export function itemName({ kind, id }: { kind: HeldKindName; id: number }): string {
  return `${kind}:${id}`;
}

/** The kind and id of an item name such as `quote:12`; null when the name is invalid. */
export function parseItemName(name: string): { name: HeldKindName; kind: HeldKind; id: number } | null {
  const [, word = "", digits = ""] = /^([a-z]+):([1-9]\d{0,8})$/.exec(name) ?? [];
  return isHeldKind(word) ? { name: word, kind: heldKinds[word], id: Number(digits) } : null;
}

import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { coreOf } from "./core.ts";
import type { Distance } from "./distance-from.ts";

/** Cards with a distance, and those without that they are made of. */
const plain = new WeakMap<ActivityListItem, ActivityListItem>();

const made = new WeakMap<ActivityDocument, ActivityListItem>();

/**
 * An activity as lists give it; who edited it last is not for visitors (decisions, API shapes). One object for as long as the
 * activity stays as it is: markup is kept by it (decisions/049-cost-of-a-cache-miss.md).
 */
export function cardOf(document: ActivityDocument): ActivityListItem {
  const card = made.get(document) ?? newCard(document);
  made.set(document, card);
  return card;
}

function newCard(document: ActivityDocument): ActivityListItem {
  return {
    ...coreOf(document),
    cities: document.cities.map(({ id, name }) => ({ id, name })),
    distanceKm: null,
    lastEditedBy: null,
    child: null,
  };
}

/** The same card for a search around a city: how far it is, and the city of it that is so near first. */
export function withDistance(card: ActivityListItem, distance: Distance | null): ActivityListItem {
  if (distance === null) return card;
  const { km: distanceKm, cityId } = distance;
  const own = { ...card, distanceKm, cities: card.cities.toSorted((a, b) => Number(b.id === cityId) - Number(a.id === cityId)) };
  plain.set(own, card);
  return own;
}

/** The card without its distance, the same object for everybody. */
export function plainCard(card: ActivityListItem): ActivityListItem {
  return plain.get(card) ?? card;
}

import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { coreOf } from "./shared-fields.ts";
import type { Distance } from "./distance-from.ts";

/** Maps a card with a distance to the shared card without one. */
const withoutDistance = new WeakMap<ActivityListItem, ActivityListItem>();

const cards = new WeakMap<ActivityDocument, ActivityListItem>();

/**
 * An activity as an item of a list, without its last editor (specification 3, API shapes). Returns the same object until the activity
 * changes, because cached markup is keyed by it (decisions/049-cost-of-a-cache-miss.md).
 */
export function cardOf(document: ActivityDocument): ActivityListItem {
  const card = cards.get(document) ?? newCard(document);
  cards.set(document, card);
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

/** The card for a search around a city: with its distance, and with its nearest city first. */
export function withDistance(card: ActivityListItem, distance: Distance | null): ActivityListItem {
  if (distance === null) return card;
  const { km: distanceKm, cityId } = distance;
  const own = { ...card, distanceKm, cities: card.cities.toSorted((a, b) => Number(b.id === cityId) - Number(a.id === cityId)) };
  withoutDistance.set(own, card);
  return own;
}

/** The shared card without a distance. */
export function cardWithoutDistance(card: ActivityListItem): ActivityListItem {
  return withoutDistance.get(card) ?? card;
}

import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { coreOf } from "./core.ts";

const made = new WeakMap<ActivityDocument, ActivityListItem>();

/** An activity as lists give it, made once; who edited it last is not for visitors (decisions, API shapes). */
export function cardOf(document: ActivityDocument): ActivityListItem {
  const card = made.get(document) ?? newCard(document);
  made.set(document, card);
  return card;
}

function newCard(document: ActivityDocument): ActivityListItem {
  return {
    ...coreOf(document),
    cities: document.cities.map(({ id, name }) => ({ id, name })),
    lastEditedBy: null,
    child: null,
  };
}

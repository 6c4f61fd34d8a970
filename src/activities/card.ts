import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { coreOf } from "./core.ts";

/** An activity as lists give it; who edited it last is not for visitors (decisions, API shapes). */
export function cardOf(document: ActivityDocument): ActivityListItem {
  return {
    ...coreOf(document),
    cities: document.cities.map(({ id, name }) => ({ id, name })),
    lastEditedBy: null,
    child: null,
  };
}

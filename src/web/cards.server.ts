import { teaserOf, type Teaser } from "../activities/teaser.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { leaveInMarkup } from "./left-in-markup.server.ts";

/**
 * What the cards of a list show. A page carries as data only what a browser does something with: five of six characters of
 * a card are read, and stand in its markup.
 */
export function cardsOf(activities: readonly ActivityListItem[]): Teaser[] {
  return activities.map((activity) => {
    const teaser = teaserOf(activity);
    leaveInMarkup(teaser.details);
    return teaser;
  });
}

import type { ActivityListItem } from "../contract/entities/activity.ts";
import type { PublicMedia } from "../contract/entities/media.ts";
import { organisationUrl } from "../organisations/address/organisation-url.ts";
import { activityUrl } from "./activity-url.ts";
import { costLineOf, type CostLine } from "./cost-line.ts";
import { leadAndRest } from "../../packages/text/lead-and-rest.ts";
import { plainCard } from "./card.ts";

/** What a card shows of an activity, and no more. */
export type Teaser = Pick<ActivityListItem, "id" | "title"> & {
  url: string;
  /** The name of what it is. */
  kind: string | null;
  organisation: { name: string; url: string } | null;
  details: TeaserDetails;
};

/** What is read on a card, and leads nowhere. */
export type TeaserDetails = Pick<
  ActivityListItem,
  "companyName" | "personsMin" | "personsMax" | "minimumAge" | "maximumAge" | "indoorOutdoor"
> & {
  /** The place in a word, its province where it has no town; null where the provider comes to the group. */
  place: string | null;
  /** What it costs at least and how long it lasts; null where neither is known. */
  cost: CostLine | null;
  /** The first sentences, and what is left for 'Meer'. */
  lead: string;
  rest: string;
  pictures: Pick<PublicMedia, "url" | "alt" | "photo">[];
};

const made = new WeakMap<ActivityListItem, Teaser>();

/** One object for each card that `cardOf` gives: markup is kept by it (decisions/049-cost-of-a-cache-miss.md). */
export function teaserOf(activity: ActivityListItem): Teaser {
  const card = plainCard(activity);
  const teaser = made.get(card) ?? newTeaser(card);
  made.set(card, teaser);
  return teaser;
}

function newTeaser(activity: ActivityListItem): Teaser {
  const { id, title, companyName, personsMin, personsMax, minimumAge, maximumAge, indoorOutdoor, organisation } = activity;
  const place = activity.cities[0] ?? activity.provinces[0] ?? activity.regions[0];
  return {
    ...{ id, title, kind: activity.kind?.name ?? null },
    url: activityUrl(activity),
    organisation: organisation && { name: organisation.name, url: organisationUrl(organisation) },
    details: {
      ...{ companyName, personsMin, personsMax, minimumAge, maximumAge, indoorOutdoor },
      place: place?.name ?? null,
      cost: costLineOf(activity),
      ...leadAndRest(activity.description),
      pictures: activity.media.filter(({ type }) => type === "IMAGE").map(cardPicture),
    },
  };
}

/** Only the first is seen before somebody slides: the others need nothing in their place. */
function cardPicture({ url, alt, photo }: PublicMedia, index: number): TeaserDetails["pictures"][number] {
  return { url, alt, photo: photo && index > 0 ? { ...photo, placeholder: null } : photo };
}

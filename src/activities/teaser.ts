import type { ActivityListItem } from "../contract/entities/activity.ts";
import type { PublicMedia } from "../contract/entities/media.ts";
import { organisationUrl } from "../organisations/address/organisation-url.ts";
import { activityUrl } from "./activity-url.ts";
import { costLineOf, type CostLine } from "./cost-line.ts";
import { leadAndRest } from "../../packages/text/lead-and-rest.ts";
import { cardWithoutDistance } from "./card.ts";

/** Exactly what a card shows of an activity. */
export type Teaser = Pick<ActivityListItem, "id" | "title"> & {
  url: string;
  kind: string | null;
  organisation: { name: string; url: string } | null;
  details: TeaserDetails;
};

/** The parts of a card that are not links. */
export type TeaserDetails = Pick<
  ActivityListItem,
  "companyName" | "personsMin" | "personsMax" | "minimumAge" | "maximumAge" | "indoorOutdoor"
> & {
  /** The city, else the province or region; null when the provider comes to the group. */
  place: string | null;
  /** Minimum price and duration; null when neither is known. */
  cost: CostLine | null;
  /** The first sentences; the button 'Meer' (more) shows `rest`. */
  lead: string;
  rest: string;
  pictures: Pick<PublicMedia, "url" | "alt" | "photo">[];
};

const teasers = new WeakMap<ActivityListItem, Teaser>();

/** The same object for each card of `cardOf`, because cached markup is keyed by it (decisions/049-cost-of-a-cache-miss.md). */
export function teaserOf(activity: ActivityListItem): Teaser {
  const card = cardWithoutDistance(activity);
  const teaser = teasers.get(card) ?? newTeaser(card);
  teasers.set(card, teaser);
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

/** Only the first picture is visible before sliding, so only that one needs a placeholder. */
function cardPicture({ url, alt, photo }: PublicMedia, index: number): TeaserDetails["pictures"][number] {
  return { url, alt, photo: photo && index > 0 ? { ...photo, placeholder: null } : photo };
}

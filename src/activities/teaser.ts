import type { ActivityListItem } from "../contract/entities/activity.ts";
import type { FactValues } from "../contract/entities/facts.ts";
import type { PublicMedia } from "../contract/entities/media.ts";
import { organisationUrl } from "../organisations/organisation-url.ts";
import { activityUrl } from "./activity-url.ts";
import { plainCard } from "./card.ts";

/** What a card shows of an activity, and no more. */
export type Teaser = Pick<ActivityListItem, "id" | "title"> & {
  url: string;
  organisation: { name: string; url: string } | null;
  /** Null in a browser whose page has the markup of the card (src/web/cards.server.ts). */
  details: TeaserDetails | null;
};

/** What is read on a card, and leads nowhere. */
export type TeaserDetails = Pick<
  ActivityListItem,
  "companyName" | "personsMin" | "personsMax" | "minimumAge" | "maximumAge" | "indoorOutdoor"
> & {
  /** The name of its kind. */
  kind: string | null;
  /** The place in a word, its province where it has no town; null where the provider comes to the group. */
  place: string | null;
  /** What it costs at least and how long it lasts, as its provider published them; null is not known. */
  priceFrom: FactValues["priceFrom"] | null;
  lasts: FactValues["lasts"] | null;
  /** The first sentences, and what is left for 'Meer'. */
  lead: string;
  rest: string;
  pictures: Pick<PublicMedia, "url" | "alt" | "photo">[];
};

/** Two to three lines on a card, in characters; a longer sentence is cut by the card's height. */
const LEAD = { least: 70, most: 150 };

/** A teaser that has everything: `cardsOf` of the web leaves its `details` out of the data of every page that has the card's markup. */
export type WholeTeaser = Teaser & { details: TeaserDetails };

const made = new WeakMap<ActivityListItem, WholeTeaser>();

/** One object for each card that `cardOf` gives: markup is kept by it (decisions/049-what-a-miss-costs.md). */
export function teaserOf(activity: ActivityListItem): WholeTeaser {
  const card = plainCard(activity);
  const teaser = made.get(card) ?? newTeaser(card);
  made.set(card, teaser);
  return teaser;
}

function newTeaser(activity: ActivityListItem): WholeTeaser {
  const { id, title, companyName, personsMin, personsMax, minimumAge, maximumAge, indoorOutdoor, organisation } = activity;
  const place = activity.cities[0] ?? activity.provinces[0] ?? activity.regions[0];
  return {
    ...{ id, title },
    url: activityUrl(activity),
    organisation: organisation && { name: organisation.name, url: organisationUrl(organisation) },
    details: {
      ...{ companyName, personsMin, personsMax, minimumAge, maximumAge, indoorOutdoor },
      kind: activity.kind?.name ?? null,
      place: place?.name ?? null,
      priceFrom: activity.facts.priceFrom?.value ?? null,
      lasts: activity.facts.lasts?.value ?? null,
      ...leadAndRest(activity.description),
      pictures: activity.media.filter(({ type }) => type === "IMAGE").map(cardPicture),
    },
  };
}

/** Only the first is seen before somebody slides: the others need nothing in their place. */
function cardPicture({ url, alt, photo }: PublicMedia, index: number): TeaserDetails["pictures"][number] {
  return { url, alt, photo: photo && index > 0 ? { ...photo, placeholder: null } : photo };
}

/** Cuts between sentences, so that what opens under 'Meer' begins with one. */
export function leadAndRest(description: string): { lead: string; rest: string } {
  const sentences = description.match(/[^.!?…]+[.!?…]+["”’»)]*\s*|[^.!?…]+$/g) ?? [description];
  let length = 0;
  let taken = 0;
  for (const sentence of sentences) {
    if (length >= LEAD.least && length + sentence.length > LEAD.most) break;
    length += sentence.length;
    taken += 1;
  }
  return { lead: sentences.slice(0, taken).join("").trim(), rest: sentences.slice(taken).join("").trim() };
}

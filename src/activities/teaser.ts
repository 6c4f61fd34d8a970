import type { ActivityListItem } from "../contract/entities/activity.ts";

/** What a card shows of an activity, and no more: the page carries it twice, as markup and as data. */
export type Teaser = Pick<
  ActivityListItem,
  "id" | "slug" | "title" | "companyName" | "personsMin" | "personsMax" | "minimumAge" | "maximumAge" | "indoorOutdoor"
> & {
  organisation: { name: string; slug: string } | null;
  /** The place in a word, null where the provider comes to the group. */
  place: string | null;
  /** The first sentences, and what is left for 'Meer'. */
  lead: string;
  rest: string;
  pictures: { url: string; alt: string }[];
};

/** About three lines on a card. */
const LEAD_LENGTH = 150;

export function teaserOf(activity: ActivityListItem): Teaser {
  const { id, slug, title, companyName, personsMin, personsMax, minimumAge, maximumAge, indoorOutdoor, organisation } = activity;
  const place = activity.cities[0] ?? activity.regions[0] ?? activity.provinces[0];
  return {
    ...{ id, slug, title, companyName, personsMin, personsMax, minimumAge, maximumAge, indoorOutdoor },
    organisation: organisation && { name: organisation.name, slug: organisation.slug },
    place: place?.name ?? null,
    ...leadAndRest(activity.description),
    pictures: activity.media.filter(({ type }) => type === "IMAGE").map(({ url, alt }) => ({ url, alt })),
  };
}

/** Cuts between sentences, so that what opens under 'Meer' begins with one. */
export function leadAndRest(description: string): { lead: string; rest: string } {
  const sentences = description.match(/[^.!?…]+[.!?…]+["”’»)]*\s*|[^.!?…]+$/g) ?? [description];
  let length = 0;
  let taken = 0;
  for (const sentence of sentences) {
    if (taken > 0 && length + sentence.length > LEAD_LENGTH) break;
    length += sentence.length;
    taken += 1;
  }
  return { lead: sentences.slice(0, taken).join("").trim(), rest: sentences.slice(taken).join("").trim() };
}

import type { Brand } from "../brands/brand.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { pageOf } from "../catalogue/page-of.ts";
import { letterOf } from "./address/letter-of.ts";
import { organisationUrl } from "./address/organisation-url.ts";
import { publicOrganisation } from "./address/public-organisation.ts";
import { activityUrl } from "../activities/activity-url.ts";
import type { PublicMedia } from "../contract/entities/media.ts";

/** An organisation with all its public activities; `url` is null for a company that is no organisation with us. */
export type OrganisationWithActivities = {
  name: string;
  url: string | null;
  letter: string;
  /** The first picture of its first activity. */
  picture: Pick<PublicMedia, "url" | "photo"> | null;
  activities: { id: number; title: string; url: string }[];
};

type Kept = { generation: number; organisations: Promise<readonly OrganisationWithActivities[]> };

/** Activities that are read at once (specification 2 §9: list fetch page size). */
const PAGE_SIZE = 100;

const kept = new WeakMap<Catalogue, Map<number, Kept>>();

/**
 * The brand's organisations by letter and name, each with its activities by title (specification 2 §2 and §7). An
 * organisation without public activities is left out; an activity without an organisation stands under its company's
 * name. All is read, so it is kept until the catalogue changes.
 */
export function organisationsWithActivities(catalogue: Catalogue, brand: Brand): Promise<readonly OrganisationWithActivities[]> {
  const ofCatalogue = kept.get(catalogue) ?? new Map<number, Kept>();
  kept.set(catalogue, ofCatalogue);
  const { generation } = catalogue;
  catalogue.dependOn(() => catalogue.generation === generation);
  const known = ofCatalogue.get(brand.id);
  if (known?.generation === generation) return known.organisations;

  const organisations = catalogue.untracked(() => everyActivity(catalogue, brand)).then((activities) => grouped(activities, brand));
  const own = { generation, organisations };
  ofCatalogue.set(brand.id, own);
  // What failed is read anew, unless a newer one took its place.
  organisations.catch(() => ofCatalogue.get(brand.id) === own && ofCatalogue.delete(brand.id));
  return organisations;
}

/** All activities, a page of 100 after the other; they are asked for once, so that they are put in order once. */
async function everyActivity(catalogue: Catalogue, brand: Brand): Promise<ActivityDocument[]> {
  const { ids } = catalogue.search(brand.id, { orderBy: "createdAt" }, { page: 1, limit: Number.MAX_SAFE_INTEGER });
  const activities: ActivityDocument[] = [];
  for (let page = 1; (page - 1) * PAGE_SIZE < ids.length; page += 1) {
    activities.push(...(await catalogue.documents(pageOf(ids, { page, limit: PAGE_SIZE }).items)));
  }
  return activities;
}

function grouped(activities: readonly ActivityDocument[], { lang }: Brand): OrganisationWithActivities[] {
  const { compare } = new Intl.Collator(lang);
  const groups = Map.groupBy(activities, ({ organisation, companyName }) => organisation?.id ?? companyName);
  return [...groups.values()]
    .flatMap((group) => organisationOf(group.toSorted((a, b) => compare(a.title, b.title) || a.id - b.id)))
    .toSorted((a, b) => compare(a.letter, b.letter) || compare(a.name, b.name));
}

function pictureOf({ media }: ActivityDocument): OrganisationWithActivities["picture"] {
  const picture = media.find(({ type }) => type === "IMAGE");
  return picture ? { url: picture.url, photo: picture.photo } : null;
}

function organisationOf(activities: readonly ActivityDocument[]): OrganisationWithActivities[] {
  const [first] = activities;
  if (!first) return [];
  const { organisation } = first;
  const name = organisation?.name ?? first.companyName;
  return [
    {
      name,
      url: organisation && organisationUrl(publicOrganisation(organisation)),
      letter: letterOf(name),
      picture: pictureOf(first),
      activities: activities.map((activity) => ({ id: activity.id, title: activity.title, url: activityUrl(activity) })),
    },
  ];
}

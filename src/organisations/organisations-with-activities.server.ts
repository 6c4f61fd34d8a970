import type { Brand } from "../brands/brand.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { pageOf } from "../catalogue/page-of.ts";
import { letterOf } from "./address/letter-of.ts";
import { organisationUrl } from "./address/organisation-url.ts";
import { publicOrganisation } from "./address/public-organisation.ts";
import { activityUrl } from "../activities/activity-url.ts";
import type { PublicMedia } from "../contract/entities/media.ts";

/** An organisation with all its public activities; `url` is null for a company without an organisation record. */
export type OrganisationWithActivities = {
  name: string;
  url: string | null;
  letter: string;
  /** The first picture of its first activity. */
  picture: Pick<PublicMedia, "url" | "photo"> | null;
  activities: { id: number; title: string; url: string }[];
};

type Cached = { generation: number; organisations: Promise<readonly OrganisationWithActivities[]> };

/** Activities per read (specification 2 §9: list fetch page size). */
const PAGE_SIZE = 100;

const cache = new WeakMap<Catalogue, Map<number, Cached>>();

/**
 * The brand's organisations by letter and name, each with its activities by title (specification 2 §2 and §7). Organisations
 * without public activities are omitted; activities without an organisation are grouped by company name. Cached until the
 * catalogue changes, because it reads all activities.
 */
export function organisationsWithActivities(catalogue: Catalogue, brand: Brand): Promise<readonly OrganisationWithActivities[]> {
  const byBrand = cache.get(catalogue) ?? new Map<number, Cached>();
  cache.set(catalogue, byBrand);
  const { generation } = catalogue;
  catalogue.dependOn(() => catalogue.generation === generation);
  const cached = byBrand.get(brand.id);
  if (cached?.generation === generation) return cached.organisations;

  const organisations = catalogue.untracked(() => everyActivity(catalogue, brand)).then((activities) => grouped(activities, brand));
  const entry = { generation, organisations };
  byBrand.set(brand.id, entry);
  // A failed read is not cached.
  organisations.catch(() => byBrand.get(brand.id) === entry && byBrand.delete(brand.id));
  return organisations;
}

/** All activities, read in pages of 100; one search for all ids, so that they are sorted once. */
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

import { activityUrl } from "../../activities/activity-url.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Directory } from "../../catalogue/directory.ts";
import type { ActivityListItem } from "../../contract/entities/activity.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { fullUrl, pictureUrl, type DescribedSite } from "./described-site.ts";
import { itemList, type Entry } from "./item-list.ts";
import { postalAddress } from "./postal-address.server.ts";

type ListedActivity = Pick<ActivityListItem, "title" | "slug" | "organisation" | "media" | "cities" | "provinces" | "regions">;

type ActivityList = { path: string; activities: readonly ListedActivity[] };

/** The activities of a page, in the order of its cards; null without activities. */
export function listOfActivities(site: DescribedSite & { catalogue: Catalogue }, { path, activities }: ActivityList) {
  const directory = site.catalogue.directory(site.brand.id);
  return itemList(site, { path, entries: activities.map((activity) => activityEntry(site, directory, activity)) });
}

/**
 * Google's carousel for things to do takes a LocalBusiness with name, address and picture (docs:
 * structured-data/carousels-beta). An activity without a place or a picture is only a link.
 */
function activityEntry(site: DescribedSite, directory: Directory, activity: ListedActivity): Entry {
  const { title, slug, organisation, media } = activity;
  const address = postalAddress(directory, activity);
  const picture = media.find(({ type }) => type === "IMAGE");
  if (!address || !picture) return { name: title, url: activityUrl({ slug }) };
  return {
    item: {
      "@type": "LocalBusiness",
      name: title,
      url: fullUrl(site, activityUrl({ slug })),
      image: pictureUrl(site, picture.url),
      address,
      ...(organisation && {
        parentOrganization: { "@type": "Organization", name: organisation.name, url: fullUrl(site, organisationUrl(organisation)) },
      }),
    },
  };
}

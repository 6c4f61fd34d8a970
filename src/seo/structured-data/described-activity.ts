import type { OrganizationLeaf, PeopleAudienceLeaf, ServiceLeaf } from "schema-dts";
import { activityUrl } from "../../activities/activity-url.ts";
import { leadAndRest } from "../../../packages/text/lead-and-rest.ts";
import type { ActivityDetail } from "../../contract/entities/activity.ts";
import { describeOrganisation } from "./described-organisation.ts";
import { describeChannel, describeOffer } from "./described-facts.ts";
import { fullUrl, pictureUrl, type DescribedSite } from "./described-site.ts";
import type { NamedThing } from "./described-page.ts";

/**
 * An activity on its own page, as a service of its provider. Not as a Product: Google requires an exact price or a rating,
 * and neither is public (decisions/031-structured-data.md).
 */
export function describeActivity(site: DescribedSite, activity: ActivityDetail) {
  const url = fullUrl(site, activityUrl(activity));
  const images = activity.media.filter(({ type }) => type === "IMAGE").map((picture) => pictureUrl(site, picture.url));
  const area = areaOf(activity);
  const audience = audienceOf(activity);
  const offer = describeOffer(activity.facts);
  const channel = describeChannel(site.brand, activity);
  return {
    "@type": "Service",
    "@id": `${url}#activity`,
    name: activity.title,
    url,
    description: leadAndRest(activity.description).lead,
    provider: providerOf(site, activity),
    ...(activity.kind && { serviceType: activity.kind.name }),
    ...(images.length > 0 && { image: images }),
    ...(area && { areaServed: area }),
    ...(audience && { audience }),
    ...(offer && { offers: offer }),
    ...(channel && { availableChannel: channel }),
  } satisfies ServiceLeaf & NamedThing;
}

function providerOf(site: DescribedSite, { organisation, companyName }: ActivityDetail): OrganizationLeaf {
  return organisation ? describeOrganisation(site, organisation) : { "@type": "Organization", name: companyName };
}

function areaOf({ cities, regions, provinces }: ActivityDetail) {
  const [city] = cities;
  if (city) {
    const province = { "@type": "AdministrativeArea" as const, name: city.province.name };
    return { "@type": "City" as const, name: city.name, containedInPlace: province };
  }
  const area = regions[0] ?? provinces[0];
  return area ? { "@type": "AdministrativeArea" as const, name: area.name } : null;
}

function audienceOf({ minimumAge, maximumAge }: ActivityDetail): PeopleAudienceLeaf | null {
  if (minimumAge === null && maximumAge === null) return null;
  return {
    "@type": "PeopleAudience",
    ...(minimumAge !== null && { suggestedMinAge: minimumAge }),
    ...(maximumAge !== null && { suggestedMaxAge: maximumAge }),
  };
}

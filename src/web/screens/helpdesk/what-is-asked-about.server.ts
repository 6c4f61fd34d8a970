import { activityUrl } from "../../../activities/activity-url.ts";
import { findActivity } from "../../../activities/find-activity.server.ts";
import { findOrganisation } from "../../../organisations/find-organisation.server.ts";
import { organisationIdOf } from "../../../organisations/address/organisation-slug.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import type { ContentSite } from "../../../sites.ts";
import { ABOUT, ABOUT_ORGANISATION } from "../../forms/question/contact-forms.ts";

/** The activity or organisation that an address of the helpdesk names, with its own address; null when there is none. */
export async function whatIsAskedAbout({ brand, catalogue, origin }: ContentSite, searchParams: URLSearchParams) {
  const slug = searchParams.get(ABOUT);
  const activity = slug ? await findActivity(catalogue, brand, { slug }) : null;
  if (activity) return { title: activity.title, url: origin + activityUrl(activity) };
  const asked = searchParams.get(ABOUT_ORGANISATION) ?? "";
  const id = organisationIdOf(asked);
  const organisation = id === null ? null : findOrganisation(catalogue, brand, id);
  // By its whole address: a page is cached by what its address names.
  return organisation?.slug !== asked ? null : { title: organisation.name, url: origin + organisationUrl(organisation) };
}

import { activityUrl } from "../../../activities/activity-url.ts";
import { findActivity } from "../../../activities/find-activity.server.ts";
import { findOrganisation } from "../../../organisations/find-organisation.server.ts";
import { organisationIdOf } from "../../../organisations/address/organisation-slug.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import type { ContentSite } from "../../../sites.ts";
import { ABOUT, ABOUT_ORGANISATION } from "../../forms/question/contact-forms.ts";

/** The activity or organisation in the address of the helpdesk, with its URL; null when there is none. */
export async function findQuestionSubject({ brand, catalogue, origin }: ContentSite, searchParams: URLSearchParams) {
  const slug = searchParams.get(ABOUT);
  const activity = slug ? await findActivity(catalogue, brand, { slug }) : null;
  if (activity) return { title: activity.title, url: origin + activityUrl(activity) };
  const organisationSlug = searchParams.get(ABOUT_ORGANISATION) ?? "";
  const id = organisationIdOf(organisationSlug);
  const organisation = id === null ? null : findOrganisation(catalogue, brand, id);
  // Only the exact slug: the page is cached by it.
  return organisation?.slug !== organisationSlug ? null : { title: organisation.name, url: origin + organisationUrl(organisation) };
}

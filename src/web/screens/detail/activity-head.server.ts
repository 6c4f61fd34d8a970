import { activityUrl } from "../../../activities/activity-url.ts";
import { fullTitle } from "../../../activities/full-title.server.ts";
import { leadAndRest } from "../../../../packages/text/lead-and-rest.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { activityPicture } from "../../../seo/social-pictures/social-picture-of.ts";
import type { ContentSite } from "../../../sites.ts";
import type { PageDescription } from "../../document/document-head.server.ts";

/** The head of an activity's page. */
export async function activityHead({ brand, catalogue }: ContentSite, activity: ActivityDetail): Promise<PageDescription> {
  return {
    title: await fullTitle(catalogue, activity),
    description: leadAndRest(activity.description).lead,
    socialTitle: activity.title,
    path: activityUrl(activity),
    picture: activityPicture(brand, activity),
  };
}

import { activityUrl } from "../../../activities/activity-url.ts";
import { namesakesBefore } from "../../../activities/namesakes-before.ts";
import { leadAndRest } from "../../../activities/teaser.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { activityPicture } from "../../../social/pictures-of.ts";
import type { Site } from "../../../sites.ts";
import type { PageDescription } from "../../head-of-page.server.ts";

/** What an activity's page says of itself: it is called by its title and its place, and numbered where older ones are too. */
export async function activityHead({ brand, catalogue }: Site, activity: ActivityDetail): Promise<PageDescription> {
  const { title, cities, description } = activity;
  const [place] = cities;
  const placed = place ? `${title}, ${place.name}` : title;
  const before = await namesakesBefore(catalogue, activity);
  return {
    title: before > 0 ? `${placed} (${before + 1})` : placed,
    description: leadAndRest(description).lead,
    socialTitle: title,
    path: activityUrl(activity),
    picture: activityPicture(brand, activity),
  };
}

import { activityUrl } from "../../activities/activity-url.ts";
import { brandOfPlatform } from "../../brands/brands.ts";
import { useRequest } from "../page-context.ts";

type ActivityLinkProps = { activity: { title: string; slug: string; isPublic: boolean }; platformId: number };

/** Leads to the public page of an activity on its own brand. */
export function ActivityLink({ activity, platformId }: ActivityLinkProps) {
  const { site, words } = useRequest();
  if (!activity.isPublic) return `${activity.title} (${words.quotes.activityGone})`;
  return <a href={`${site.originOf(brandOfPlatform(platformId))}${activityUrl(activity)}`}>{activity.title}</a>;
}

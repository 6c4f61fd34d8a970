import { similarActivities } from "../../../activities/similar-activities.server.ts";
import { activityUrl } from "../../../activities/activity-url.ts";
import { rainPlan, type Nearby } from "../../../activities/rain-plan.server.ts";
import { teaserOf, type Teaser } from "../../../activities/teaser.ts";
import type { Brand } from "../../../brands/brand.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import type { PublicMedia } from "../../../contract/entities/media.ts";

/** Something to do inside nearby: its title, where it is, and its first picture. */
export type RainOption = { url: string; title: string; where: string; picture: Pick<PublicMedia, "url" | "photo"> | null };
export type RainPlan = { title: string; options: RainOption[] };
export type Alike = { title: string; activities: Teaser[] };

/** What an activity's page offers beside it: what to do when it rains, and what others offer that is like it. Null for nothing. */
export async function besideActivity(
  { catalogue, brand }: { catalogue: Catalogue; brand: Brand },
  activity: ActivityDetail,
  persons: number | null,
): Promise<{ rain: RainPlan | null; alike: Alike | null }> {
  const asked = { activity, persons };
  const [nearby, alike] = await Promise.all([rainPlan(catalogue, brand, asked), similarActivities(catalogue, brand, asked)]);
  const { facts } = wordsOf(brand.locale);
  return {
    rain: nearby.length > 0 ? { title: facts.rainPlan, options: nearby.map((one) => optionOf(one, brand)) } : null,
    alike: alike.length > 0 ? { title: facts.alike, activities: alike.map(teaserOf) } : null,
  };
}

function optionOf({ activity, km }: Nearby, { locale }: Brand): RainOption {
  const { facts } = wordsOf(locale);
  const { priceFrom } = activity.facts;
  const picture = activity.media.find(({ type }) => type === "IMAGE");
  const parts = [
    activity.cities[0]?.name,
    km > 0 && facts.km(km),
    priceFrom && facts.priceFrom(priceFrom.value.cents, priceFrom.value.per),
  ];
  return {
    url: activityUrl(activity),
    title: activity.title,
    where: parts.filter(Boolean).join(" · "),
    picture: picture ? { url: picture.url, photo: picture.photo && { ...picture.photo, placeholder: null } } : null,
  };
}

import { similarActivities } from "../../../activities/similar-activities.server.ts";
import { activityUrl } from "../../../activities/activity-url.ts";
import { rainPlan, type Nearby } from "../../../activities/rain-plan.server.ts";
import { teaserOf, type Teaser } from "../../../activities/teaser.ts";
import type { Brand } from "../../../brands/brand.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import type { PublicMedia } from "../../../contract/entities/media.ts";

/** An indoor activity nearby: title, location and first picture. */
export type RainOption = { url: string; title: string; where: string; picture: Pick<PublicMedia, "url" | "photo"> | null };
export type RainPlan = { title: string; options: RainOption[] };
export type SimilarActivities = { title: string; activities: Teaser[] };

/** Related activities for an activity's page: indoors nearby for rain, and similar ones of other organisations. Null for none. */
export async function relatedActivities(
  { catalogue, brand }: { catalogue: Catalogue; brand: Brand },
  activity: ActivityDetail,
  persons: number | null,
): Promise<{ rain: RainPlan | null; similar: SimilarActivities | null }> {
  const search = { activity, persons };
  const [nearby, similar] = await Promise.all([rainPlan(catalogue, brand, search), similarActivities(catalogue, brand, search)]);
  const { facts } = wordsOf(brand.locale);
  return {
    rain: nearby.length > 0 ? { title: facts.rainPlan, options: nearby.map((one) => optionOf(one, brand)) } : null,
    similar: similar.length > 0 ? { title: facts.alike, activities: similar.map(teaserOf) } : null,
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

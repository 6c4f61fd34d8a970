import { activityQuery, activityUrl } from "../../../activities/activity-url.ts";
import { countFound } from "../../../activities/count-found.server.ts";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import { findActivity } from "../../../activities/find-activity.server.ts";
import { findRedirect } from "../../../activities/find-redirect.server.ts";
import { otherActivities } from "../../../activities/other-activities.server.ts";
import { teaserOf } from "../../../activities/teaser.ts";
import { wordsOf } from "../../../brands/words.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import { describeActivity } from "../../../seo/structured-data/described-activity.ts";
import { organisationEvents } from "../../events/organisation-events.server.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { queryOf } from "../../document/query-of.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { isThanks, thanksKey } from "../../forms/thanks-query.ts";
import { viewedActivity } from "../../analytics/viewed-activity.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { activityHead } from "./activity-head.server.ts";
import { relatedActivities } from "./related-activities.server.ts";
import { Description } from "./description.tsx";
import styles from "./detail.module.css";
import { familyFormOf } from "./family-form.ts";
import { Gallery } from "./gallery.tsx";
import { checkGroupSize } from "./check-group-size.ts";
import { SimilarActivities, OtherActivities } from "./other-activities.tsx";
import { atAGlance, missingOf, practicalOf } from "../../../activities/practical.ts";
import { Presets, presetsOf } from "./presets.tsx";
import { QUOTE_FRAGMENT } from "./quote-form-name.ts";
import { QuoteDialog } from "./quote-dialog.tsx";
import { sendQuote } from "./send-quote.server.ts";

export const detail = defineScreen({
  path: ROUTES.detail.path,
  cacheKey: (query) => `${thanksKey(query, QUOTE_FRAGMENT)}&${queryOf(activityQuery(filterFromUrl(query).persons))}`,
  load: loadDetail,
  submit: ({ site, request, params }) => sendQuote(site, params, request),
  Page: Detail,
});

async function loadDetail({ site, url, params }: ScreenRequest<{ slug: string }>, answer: FormAnswer | null) {
  const { brand, catalogue, origin } = site;
  const activity = await findActivity(catalogue, brand, params);
  if (!activity) {
    const moved = findRedirect(catalogue, brand, params);
    return moved ? { location: activityUrl({ slug: moved.newSlug }), status: 301 as const } : null;
  }
  const wasSent = isThanks(url.searchParams, QUOTE_FRAGMENT);
  // From the search that linked to this page.
  const { persons } = filterFromUrl(url.searchParams);
  const [others, events, description, sizeWarning, related] = await Promise.all([
    otherActivities(catalogue, brand, activity),
    organisationEvents(site, activity.organisation?.id),
    activityHead(site, activity),
    checkGroupSize(activity, persons, {
      words: wordsOf(brand.locale).group,
      countOf: (search) => countFound(catalogue, brand, search),
    }),
    relatedActivities(site, activity, persons),
  ]);
  const head = documentHead(
    site,
    { ...description, noindex: wasSent },
    {
      path: activityUrl(activity),
      texts: { title: activity.title },
      steps: [{ title: wordsOf(brand.locale).overview.breadcrumb, url: "/uitjes" }, { title: activity.title }],
      main: describeActivity(site, activity),
    },
  );
  const props = {
    activity,
    glance: atAGlance(activity, brand),
    practical: { facts: practicalOf(activity, brand, new Date()), missing: missingOf(activity, brand) },
    pageUrl: origin + activityUrl(activity),
    related,
    others: { activities: others.activities.map(teaserOf), total: others.total },
    events,
    presets: presetsOf(brand, activity),
    quote: { wasSent, answer, persons, sizeWarning, family: familyFormOf(brand) },
  };
  return { ...head, props };
}

function Detail({ activity, glance, practical, pageUrl, related, others, events, presets, quote }: PropsOf<typeof loadDetail>) {
  const { organisation } = activity;
  const brand = useBrand();
  const { overview } = useWords();
  return (
    <>
      <div className={layout.wrap} data-viewed={JSON.stringify(viewedActivity(activity))}>
        <Breadcrumbs steps={[{ title: brand.name, url: "/" }, { title: overview.breadcrumb, url: "/uitjes" }, { title: activity.title }]} />
        <Gallery title={activity.title} media={activity.media} />
        <div className={styles.detail}>
          <Description activity={activity} atAGlance={glance} practical={practical} rain={related.rain} events={events} pageUrl={pageUrl} />
          <QuoteDialog activity={activity} quote={quote} />
        </div>
      </div>
      {organisation && others.total > 0 && (
        <OtherActivities {...others} organisation={{ name: organisation.name, url: organisationUrl(organisation) }} />
      )}
      {related.similar && <SimilarActivities similar={related.similar} />}
      <Presets presets={presets} />
    </>
  );
}

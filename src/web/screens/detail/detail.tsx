import { useEffect } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/detail.ts";
import { activityUrl } from "../../../activities/activity-url.ts";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import { findActivity } from "../../../activities/find-activity.ts";
import { findRedirect } from "../../../activities/find-redirect.ts";
import { otherActivities } from "../../../activities/other-activities.ts";
import { organisationUrl } from "../../../organisations/organisation-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { countMoments } from "../../counting/count-moments.ts";
import { formHeaders } from "../../forms/form-headers.ts";
import { reachServer } from "../../forms/reach-server.ts";
import { isThanks } from "../../forms/thanks-query.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import layout from "../../ui/layout.module.css";
import { organisationEvents } from "../../agenda/organisation-events.server.ts";
import { describeActivity } from "../../../seo/structured-data/described-activity.ts";
import { cardsOf } from "../../cards.server.ts";
import { leaveInMarkup } from "../../left-in-markup.server.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { useView } from "../../tracking/use-view.ts";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import { Alike } from "./alike.tsx";
import { activityHead } from "./activity-head.server.ts";
import { familyFormOf } from "./family-form.ts";
import { besideActivity } from "./beside.server.ts";
import { Description } from "./description.tsx";
import styles from "./detail.module.css";
import { Gallery } from "./gallery.tsx";
import { misfitOf } from "./group-misfit.ts";
import { countFound } from "../../../activities/count-found.ts";
import { OtherActivities } from "./other-activities.tsx";
import { atAGlance, missingOf, practicalOf } from "./practical.server.ts";
import { presetsOf } from "./presets.ts";
import { Presets } from "./presets.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { QUOTE_PLACE } from "./quote-form-name.ts";
import { sendQuote } from "./send-quote.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brand, catalogue, origin } = site;
  const activity = await findActivity(catalogue, brand, params);
  if (!activity) {
    const moved = findRedirect(catalogue, brand, params);
    if (moved) throw redirect(activityUrl({ slug: moved.newSlug }), 301);
    throw data(null, { status: 404 });
  }
  const { searchParams } = new URL(request.url);
  const isSent = isThanks(searchParams, QUOTE_PLACE);
  // Of the search that led here.
  const { persons } = filterFromUrl(searchParams);
  const [others, events, described, misfit, beside] = await Promise.all([
    otherActivities(catalogue, brand, activity),
    organisationEvents(site, activity.organisation?.id),
    activityHead(site, activity),
    misfitOf(activity, persons, {
      words: wordsOf(brand.locale).group,
      countOf: (search) => countFound(catalogue, brand, search),
    }),
    besideActivity(site, activity, persons),
  ]);
  tellMachines(context, {
    path: activityUrl(activity),
    texts: { title: activity.title },
    steps: [{ title: wordsOf(brand.locale).overview.breadcrumb, url: "/uitjes" }, { title: activity.title }],
    main: describeActivity(site, activity),
  });
  const practical = practicalOf(activity, brand, new Date());
  // The page says its facts in words, which a browser need not have as data too.
  leaveInMarkup(activity.facts);
  leaveInMarkup(practical);
  return {
    activity,
    atAGlance: atAGlance(activity, brand),
    practical: { facts: practical, missing: missingOf(activity, brand) },
    head: headOfPage(context, { ...described, noindex: isSent }),
    pageUrl: origin + activityUrl(activity),
    beside,
    others: { activities: cardsOf(others.activities), total: others.total },
    events,
    presets: presetsOf(brand, activity),
    isSent,
    persons,
    misfit,
    family: familyFormOf(brand),
  };
}

export function action({ params, request, context }: Route.ActionArgs) {
  return sendQuote(context.get(siteContext), params, request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return reachServer(request, serverAction);
}

export const headers = formHeaders;

/** A form changes nothing of the page, and one that did not reach the server must not cost it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== "POST" && defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Detail({ loaderData, actionData }: Route.ComponentProps) {
  const { activity, atAGlance: glance, practical, pageUrl, beside, others, events, presets, isSent, persons, misfit, family } = loaderData;
  const { organisation } = activity;
  const brand = useBrand();
  const { overview } = useWords();
  useView(activity);
  useEffect(countMoments, []);
  return (
    <>
      <div className={layout.wrap}>
        <Breadcrumbs steps={[{ title: brand.name, url: "/" }, { title: overview.breadcrumb, url: "/uitjes" }, { title: activity.title }]} />
        <Gallery title={activity.title} media={activity.media} />
        <div className={styles.detail}>
          <Description activity={activity} atAGlance={glance} practical={practical} rain={beside.rain} events={events} pageUrl={pageUrl} />
          {/* The form starts anew for every activity. */}
          <QuoteSheet key={activity.slug} activity={activity} isSent={isSent} answer={actionData} {...{ persons, misfit, family }} />
        </div>
      </div>
      {organisation && others.total > 0 && (
        <OtherActivities {...others} organisation={{ name: organisation.name, url: organisationUrl(organisation) }} />
      )}
      {beside.alike && <Alike key={activity.id} alike={beside.alike} />}
      <Presets presets={presets} />
    </>
  );
}

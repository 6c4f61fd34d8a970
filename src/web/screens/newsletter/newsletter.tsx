import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/newsletter.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { formHeaders } from "../../forms/form-headers.ts";
import { reachServer } from "../../forms/reach-server.ts";
import { isThanks } from "../../forms/thanks-query.ts";
import { headOfStillPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useNewsletterWords } from "../../words/parts/newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { NEWSLETTER_PLACE, NEWSLETTER_THANKS } from "./newsletter-form-name.ts";
import styles from "./newsletter.module.css";
import { sendNewsletter } from "./send-newsletter.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(siteContext);
  const wasSent = isThanks(new URL(request.url).searchParams, NEWSLETTER_THANKS);
  const page = brand.pages.newsletter;
  tellMachines(context, { path: "/nieuwsbrief", texts: page, steps: [{ title: wordsOf(brand.locale).newsletter.breadcrumb }] });
  return { page, wasSent, head: headOfStillPage(context, { page, path: "/nieuwsbrief", noindex: wasSent }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendNewsletter(context.get(siteContext), request);
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

/** What the newsletter is, in the brand's own words, and where one signs up (specification 2 §2). */
export default function Newsletter({ loaderData: { page, wasSent }, actionData }: Route.ComponentProps) {
  const { newsletter } = useNewsletterWords();
  return (
    <>
      <PageHead breadcrumb={newsletter.breadcrumb} page={page} />
      <FormSection title={page.heading} place={NEWSLETTER_PLACE} form={<NewsletterForm wasSent={wasSent} answer={actionData} />}>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={styles.points}>
          {page.points.map((point) => (
            <li key={point}>
              <Icon name="check" small />
              {point}
            </li>
          ))}
        </ul>
        <p className={styles.promise}>{newsletter.promise}</p>
      </FormSection>
    </>
  );
}

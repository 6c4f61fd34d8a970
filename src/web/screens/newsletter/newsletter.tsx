import { wordsOf } from "../../../brands/words.ts";
import { staticPageHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { formHydration } from "../../forms/form-hydration.ts";
import { isThanks, thanksKey } from "../../forms/thanks-query.ts";
import { Island } from "../../islands/island.server.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { NEWSLETTER_FRAGMENT, NEWSLETTER_THANKS } from "./newsletter-form-name.ts";
import styles from "./newsletter.module.css";
import { sendNewsletter } from "./send-newsletter.server.ts";
import { useWords } from "../../words/use-words.ts";

export const newsletter = defineScreen({
  path: ROUTES.newsletter.path,
  cacheKey: (query) => thanksKey(query, NEWSLETTER_THANKS),
  load: loadNewsletter,
  submit: ({ site, request }) => sendNewsletter(site, request),
  Page: Newsletter,
});

function loadNewsletter({ site, url }: ScreenRequest, answer: FormAnswer | null) {
  const page = site.brand.pages.newsletter;
  const wasSent = isThanks(url.searchParams, NEWSLETTER_THANKS);
  const { breadcrumb } = wordsOf(site.brand.locale).newsletter;
  const head = staticPageHead(site, page, { path: "/nieuwsbrief", breadcrumb, noindex: wasSent });
  return { ...head, props: { page, wasSent, answer } };
}

/** The newsletter in the brand's own words, and its subscription form (specification 2 §2). */
function Newsletter({ page, wasSent, answer }: PropsOf<typeof loadNewsletter>) {
  const words = useWords().newsletter;
  return (
    <>
      <PageHead breadcrumb={words.breadcrumb} page={page} />
      <FormSection
        title={page.heading}
        fragment={NEWSLETTER_FRAGMENT}
        form={<Island name="newsletter" of={NewsletterForm} props={{ wasSent, answer }} hydration={formHydration({ wasSent, answer })} />}
      >
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
        <p className={styles.promise}>{words.promise}</p>
      </FormSection>
    </>
  );
}

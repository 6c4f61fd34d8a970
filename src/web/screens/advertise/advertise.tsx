import { wordsOf } from "../../../brands/words.ts";
import { ownProvinces } from "../../../places/own-provinces.server.ts";
import { ADVERTISE_FORM, QUESTION_FRAGMENT } from "../../forms/question/contact-forms.ts";
import { QuestionSection } from "../../forms/question/question-section.tsx";
import { staticPageHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { isThanks, thanksKey } from "../../forms/thanks-query.ts";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { AgendaModule } from "./agenda-module.tsx";
import { Claims } from "./claims.tsx";
import { EVENT_FRAGMENT } from "./event-form-name.ts";
import { EventRequest } from "./event-request.tsx";
import { Offer } from "./offer.tsx";
import { sendAdvertise } from "./send-advertise.server.ts";
import { useWords } from "../../words/use-words.ts";

export const advertise = defineScreen({
  path: ROUTES.advertise.path,
  cacheKey: (query) => `${thanksKey(query, QUESTION_FRAGMENT)}&${thanksKey(query, EVENT_FRAGMENT)}`,
  load: loadAdvertise,
  submit: ({ site, request }) => sendAdvertise(site, request),
  Page: Advertise,
});

function loadAdvertise({ site, url }: ScreenRequest, answer: FormAnswer | null) {
  const { brand, catalogue, advertiserUrl } = site;
  const page = brand.pages.advertise;
  const wasSent = isThanks(url.searchParams, QUESTION_FRAGMENT);
  const eventWasSent = isThanks(url.searchParams, EVENT_FRAGMENT);
  const head = staticPageHead(site, page, {
    path: ADVERTISE_FORM.path,
    breadcrumb: wordsOf(brand.locale).advertise.breadcrumb,
    noindex: wasSent || eventWasSent,
  });
  const provinces = page.agenda ? ownProvinces(catalogue, brand) : [];
  return { ...head, props: { page, email: brand.salesEmail, advertiserUrl, wasSent, eventWasSent, provinces, answer } };
}

/** The benefits and the price of advertising, and the contact form (specification 2 §2). */
function Advertise({ page, email, advertiserUrl, wasSent, eventWasSent, provinces, answer }: PropsOf<typeof loadAdvertise>) {
  const words = useWords().advertise;
  return (
    <>
      <PageHead breadcrumb={words.breadcrumb} page={page} />
      <Claims />
      <Offer page={page} login={{ url: advertiserUrl, email }} />
      <QuestionSection words={words} contactLinks={{ email, phone: null }} contact={ADVERTISE_FORM} wasSent={wasSent} answer={answer} />
      {page.agenda && (
        <AgendaModule agenda={page.agenda}>
          <EventRequest provinces={provinces} wasSent={eventWasSent} answer={answer} />
        </AgendaModule>
      )}
    </>
  );
}

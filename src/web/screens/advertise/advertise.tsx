import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/advertise.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { ownProvinces } from "../../../places/own-provinces.ts";
import { ADVERTISE_FORM, PLACE, thanksAt } from "../../contact/contact-forms.ts";
import { QuestionForm } from "../../contact/question-form.tsx";
import { formHeaders } from "../../forms/form-headers.ts";
import { reachServer } from "../../forms/reach-server.ts";
import { headOfStillPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Reach } from "../../ui/reach.tsx";
import { useAdvertiseWords } from "../../words/parts/advertise.ts";
import { AgendaModule } from "./agenda-module.tsx";
import { Claims } from "./claims.tsx";
import { eventThanksAt } from "./event-form-name.ts";
import { EventRequest } from "./load-event-request.ts";
import { Offer } from "./offer.tsx";
import { sendAdvertise } from "./send-advertise.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { brand, catalogue, advertiserUrl } = context.get(siteContext);
  const page = brand.pages.advertise;
  tellMachines(context, { path: "/adverteren", texts: page, steps: [{ title: wordsOf(brand.locale).advertise.breadcrumb }] });
  const wasSent = thanksAt(request.url);
  const eventWasSent = eventThanksAt(request.url);
  return {
    page,
    head: headOfStillPage(context, { page, path: "/adverteren", noindex: wasSent || eventWasSent }),
    email: brand.salesEmail,
    advertiserUrl,
    wasSent,
    eventWasSent,
    provinces: brand.pages.agenda ? ownProvinces(catalogue, brand) : [],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendAdvertise(context.get(siteContext), request);
}

export const headers = formHeaders;

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return reachServer(request, serverAction);
}

/** A form changes nothing of the page, and one that did not reach the server must not cost it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== "POST" && defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** What advertising does and costs, and where one asks for it (specification 2 §2). */
export default function Advertise({ loaderData, actionData }: Route.ComponentProps) {
  const { page, email, advertiserUrl, wasSent, eventWasSent, provinces } = loaderData;
  const { advertise } = useAdvertiseWords();
  return (
    <>
      <PageHead breadcrumb={advertise.breadcrumb} page={page} />
      <Claims />
      <Offer page={page} login={{ url: advertiserUrl, email }} />
      <FormSection
        title={advertise.askTitle}
        tint
        place={PLACE}
        form={<QuestionForm contact={ADVERTISE_FORM} wasSent={wasSent} answer={actionData} />}
      >
        <p>{advertise.askLead}</p>
        <Reach email={email} phone={null} />
      </FormSection>
      {page.agenda && (
        <AgendaModule agenda={page.agenda}>
          {EventRequest && <EventRequest provinces={provinces} wasSent={eventWasSent} answer={actionData} />}
        </AgendaModule>
      )}
    </>
  );
}

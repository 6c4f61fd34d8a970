import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/helpdesk.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { PLACE, QUESTION_FORM, thanksAt } from "../../contact/contact-forms.ts";
import { QuestionForm } from "../../contact/question-form.tsx";
import { sendQuestion } from "../../contact/send-question.server.ts";
import { formHeaders } from "../../forms/form-headers.ts";
import { reachServer } from "../../forms/reach-server.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { headOfStillPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Reach } from "../../ui/reach.tsx";
import { useBrand } from "../../use-brand.ts";
import { useQuestionWords } from "../../words/parts/question.ts";
import { useHelpdeskWords } from "../../words/parts/helpdesk.ts";
import { Questions } from "./questions.tsx";
import { whatIsAskedAbout } from "./what-is-asked-about.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(siteContext);
  const about = await whatIsAskedAbout(context.get(siteContext), new URL(request.url).searchParams);
  const page = brand.pages.helpdesk;
  const steps = [{ title: wordsOf(brand.locale).helpdesk.breadcrumb }];
  tellMachines(context, { type: "ContactPage", path: "/helpdesk", texts: page, steps });
  const wasSent = thanksAt(request.url);
  const head = headOfStillPage(context, { page, path: "/helpdesk", noindex: wasSent || about !== null });
  return { page, head, wasSent, about };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return sendQuestion(site, await readPosted(site, request), QUESTION_FORM);
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

/** What visitors ask most, and where they ask the rest (specification 2 §2). */
export default function Helpdesk({ loaderData: { page, wasSent, about }, actionData }: Route.ComponentProps) {
  const { email, phone } = useBrand();
  const helpdesk = useHelpdeskWords();
  const { faqForm } = useQuestionWords();
  return (
    <>
      <PageHead breadcrumb={helpdesk.breadcrumb} page={page} />
      <Questions questions={page.questions} />
      <FormSection
        title={helpdesk.askTitle}
        tint
        place={PLACE}
        form={
          <QuestionForm
            contact={QUESTION_FORM}
            wasSent={wasSent}
            answer={actionData}
            firstLine={about ? faqForm.about(about.title, about.url) : undefined}
          />
        }
      >
        <p>{helpdesk.askLead}</p>
        <Reach email={email} phone={phone} />
      </FormSection>
    </>
  );
}

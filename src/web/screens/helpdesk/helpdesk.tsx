import { wordsOf } from "../../../brands/words.ts";
import { ABOUT, ABOUT_ORGANISATION, QUESTION_FRAGMENT, QUESTION_FORM } from "../../forms/question/contact-forms.ts";
import { QuestionSection } from "../../forms/question/question-section.tsx";
import { sendQuestion } from "../../forms/question/send-question.server.ts";
import { staticPageHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { isThanks, thanksKey } from "../../forms/thanks-query.ts";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { Questions } from "./questions.tsx";
import { findQuestionSubject } from "./question-subject.server.ts";
import { useWords } from "../../words/use-words.ts";
import { usePageWords } from "../../words/page-words.server.ts";

const LONGEST_SLUG = 200;
/** Of an organisation's slug: its name and its id. */
const LONGEST_ORGANISATION = 220;

export const helpdesk = defineScreen({
  path: ROUTES.helpdesk.path,
  cacheKey: (query) =>
    [
      thanksKey(query, QUESTION_FRAGMENT),
      textKey(query, ABOUT, LONGEST_SLUG),
      textKey(query, ABOUT_ORGANISATION, LONGEST_ORGANISATION),
    ].join("&"),
  load: loadHelpdesk,
  submit: async ({ site, request }) => sendQuestion(site, await readPosted(site, request), QUESTION_FORM),
  Page: Helpdesk,
});

/** The cache key of a parameter; empty for a value that is too long to match. */
function textKey(query: URLSearchParams, name: string, longest: number): string {
  const value = query.get(name) ?? "";
  return value === "" || value.length > longest ? "" : new URLSearchParams({ [name]: value }).toString();
}

async function loadHelpdesk({ site, url }: ScreenRequest, answer: FormAnswer | null) {
  const { brand } = site;
  const page = brand.pages.helpdesk;
  const about = await findQuestionSubject(site, url.searchParams);
  const wasSent = isThanks(url.searchParams, QUESTION_FRAGMENT);
  const head = staticPageHead(site, page, {
    type: "ContactPage",
    path: QUESTION_FORM.path,
    breadcrumb: wordsOf(brand.locale).helpdesk.breadcrumb,
    noindex: wasSent || about !== null,
  });
  return { ...head, props: { page, about, wasSent, answer } };
}

/** Frequently asked questions, and a contact form for others (specification 2 §2). */
function Helpdesk({ page, about, wasSent, answer }: PropsOf<typeof loadHelpdesk>) {
  const { email, phone } = useBrand();
  const words = usePageWords().helpdesk;
  const { faqForm } = useWords();
  const firstLine = about ? faqForm.about(about.title, about.url) : undefined;
  return (
    <>
      <PageHead breadcrumb={words.breadcrumb} page={page} />
      <Questions questions={page.questions} />
      <QuestionSection
        words={words}
        contactLinks={{ email, phone }}
        contact={QUESTION_FORM}
        wasSent={wasSent}
        answer={answer}
        firstLine={firstLine}
      />
    </>
  );
}

import { formHydration } from "../form-hydration.ts";
import { Island } from "../../islands/island.server.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { ContactLinks } from "../../ui/layout/contact-links.tsx";
import { QUESTION_FRAGMENT } from "./contact-forms.ts";
import { QuestionForm } from "./question-form.tsx";

type QuestionSectionProps = React.ComponentProps<typeof QuestionForm> & {
  words: { askTitle: string; askLead: string };
  contactLinks: React.ComponentProps<typeof ContactLinks>;
};

/** The contact form, with mail address and phone number beside it. */
export function QuestionSection({ words, contactLinks, ...form }: QuestionSectionProps) {
  const island = <Island name="question" of={QuestionForm} props={form} hydration={formHydration(form)} />;
  return (
    <FormSection title={words.askTitle} tint fragment={QUESTION_FRAGMENT} form={island}>
      <p>{words.askLead}</p>
      <ContactLinks {...contactLinks} />
    </FormSection>
  );
}

import { formHydration } from "../form-hydration.ts";
import { Island } from "../../islands/island.server.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Reach } from "../../ui/layout/reach.tsx";
import { PLACE } from "./contact-forms.ts";
import { QuestionForm } from "./question-form.tsx";

type QuestionSectionProps = React.ComponentProps<typeof QuestionForm> & {
  words: { askTitle: string; askLead: string };
  reach: React.ComponentProps<typeof Reach>;
};

/** The form that writes to the house, and beside it the ways to reach it without one. */
export function QuestionSection({ words, reach, ...form }: QuestionSectionProps) {
  const island = <Island name="question" of={QuestionForm} props={form} hydration={formHydration(form)} />;
  return (
    <FormSection title={words.askTitle} tint place={PLACE} form={island}>
      <p>{words.askLead}</p>
      <Reach {...reach} />
    </FormSection>
  );
}

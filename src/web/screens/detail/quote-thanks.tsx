import { useEffect } from "react";
import { Thanks } from "../../forms/thanks.tsx";
import { isFirstAnswer } from "../../tracking/is-first-answer.ts";
import { tellMoment, type ViewedActivity } from "../../tracking/moments.ts";
import { quoteWords, type FamilyForm } from "./family-form.ts";
import { useWords } from "../../words/use-words.ts";

type QuoteThanksProps = {
  activity: ViewedActivity;
  family: FamilyForm | null;
  /** Without JavaScript, so that this page is the answer. */ wasSent: boolean;
};

/** What happens next with a quote request, and when. */
export function QuoteThanks({ activity, family, wasSent }: QuoteThanksProps) {
  const contactForm = quoteWords(useWords().contactForm, family);
  const { confirmation, proposal, choice } = contactForm.steps;
  useEffect(() => {
    if (!wasSent || isFirstAnswer()) tellMoment("offer", activity);
  }, [wasSent, activity]);
  return <Thanks title={contactForm.thanks} lead={contactForm.thanksLead(activity.companyName)} steps={[confirmation, proposal, choice]} />;
}

import { useEffect, useRef } from "react";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { isFirstAnswer } from "../../tracking/is-first-answer.ts";
import { tellMoment } from "../../tracking/moments.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFormWords } from "../../words/parts/forms.ts";
import styles from "./quote-thanks.module.css";

type QuoteThanksProps = { activity: ActivityDetail; /** Without JavaScript, so that this page is the answer. */ wasSent: boolean };

/** What happens next, and when; takes the place of the form and the focus. */
export function QuoteThanks({ activity, wasSent }: QuoteThanksProps) {
  const { contactForm } = useFormWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (!wasSent || isFirstAnswer()) tellMoment("offer", activity);
  }, [wasSent, activity]);
  return (
    <div className={styles.thanks} role="status">
      <Icon name="check" className={styles.icon} />
      <h3 ref={title} tabIndex={-1}>
        {contactForm.thanks}
      </h3>
      <p>{contactForm.thanksLead(activity.companyName)}</p>
      <ol>
        <li>{contactForm.steps.confirmation}</li>
        <li>{contactForm.steps.proposal}</li>
        <li>{contactForm.steps.choice}</li>
      </ol>
    </div>
  );
}

import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { formHydration } from "../../forms/form-hydration.ts";
import { Island } from "../../islands/island.server.tsx";
import { viewedActivity } from "../../analytics/viewed-activity.ts";
import { ageLabel, personsLabel } from "../../ui/card/activity-labels.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Dialog, DialogLink } from "../../ui/dialog/dialog.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { quoteWords } from "./family-form.ts";
import { groupedActivity } from "./check-group-size.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QUOTE_FRAGMENT } from "./quote-form-name.ts";
import styles from "./quote-dialog.module.css";

type QuoteDialogProps = { activity: ActivityDetail; quote: Omit<React.ComponentProps<typeof QuoteForm>, "activity"> };

/** The quote form: beside the text on wide screens, a dialog at the bottom on small ones, which a bar opens. */
export function QuoteDialog({ activity, quote }: QuoteDialogProps) {
  const { labels, ...words } = useWords();
  const contactForm = quoteWords(words.contactForm, quote.family);
  const { cardLabels } = useBrand();
  const props = { ...quote, activity: { ...viewedActivity(activity), ...groupedActivity(activity) } };
  const hydration = formHydration({ wasSent: quote.wasSent, answer: quote.answer });
  return (
    <>
      <Dialog id={QUOTE_FRAGMENT} label={contactForm.title} position="bottom" className={styles.side}>
        <Island name="quote" of={QuoteForm} props={props} hydration={hydration} />
      </Dialog>
      <div className={styles.bar}>
        <p>
          <strong>{cardLabels === "persons" ? personsLabel(activity, labels) : ageLabel(activity, labels)}</strong>
          {activity.cities[0] && <span>{activity.cities[0].name}</span>}
        </p>
        <DialogLink to={QUOTE_FRAGMENT} className={buttonClass("main")}>
          {contactForm.open}
        </DialogLink>
      </div>
    </>
  );
}

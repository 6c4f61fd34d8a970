import { ageLabel, personsLabel } from "../../ui/activity-labels.tsx";
import { buttonClass } from "../../ui/button.ts";
import { Sheet, SheetLink } from "../../ui/sheet.tsx";
import { useBrand } from "../../use-brand.ts";
import { useFormWords } from "../../words/parts/forms.ts";
import { useWords } from "../../words/use-words.ts";
import { quoteWords } from "./family-form.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QUOTE_PLACE } from "./quote-form-name.ts";
import styles from "./quote-sheet.module.css";

type QuoteSheetProps = React.ComponentProps<typeof QuoteForm>;

/** The quote form: beside the text on wide screens, from the bottom edge behind a bar on small ones. */
export function QuoteSheet({ activity, family, ...form }: QuoteSheetProps) {
  const contactForm = quoteWords(useFormWords().contactForm, family);
  const { labels } = useWords();
  const { cardLabels } = useBrand();
  return (
    <>
      <Sheet id={QUOTE_PLACE} label={contactForm.title} place="bottom" className={styles.side}>
        <QuoteForm activity={activity} family={family} {...form} />
      </Sheet>
      <div className={styles.bar}>
        <p>
          <strong>{cardLabels === "persons" ? personsLabel(activity, labels) : ageLabel(activity, labels)}</strong>
          {activity.cities[0] && <span>{activity.cities[0].name}</span>}
        </p>
        <SheetLink to={QUOTE_PLACE} className={buttonClass("main")}>
          {contactForm.open}
        </SheetLink>
      </div>
    </>
  );
}

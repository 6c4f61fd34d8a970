import field from "../../ui/form/field.module.css";
import styles from "./salutation.module.css";
import { useWords } from "../../words/use-words.ts";

/** `man` or `vrouw` (woman); `man` by default (specification 2 §3). */
export function Salutation({ chosen = "man" }: { chosen?: string }) {
  const { contactForm } = useWords();
  const choices = [
    ["man", contactForm.man],
    ["vrouw", contactForm.woman],
  ] as const;
  return (
    <fieldset className={field.field}>
      <legend className={field.legend}>{contactForm.salutation}</legend>
      <div className={styles.choices}>
        {choices.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="gender" value={value} defaultChecked={(chosen || "man") === value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

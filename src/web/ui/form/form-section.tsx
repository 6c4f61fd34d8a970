import styles from "./form-section.module.css";
import layout from "../layout/layout.module.css";

type FormSectionProps = {
  title: string;
  tint?: boolean;
  /** The text beside the form. */
  children: React.ReactNode;
  form: React.ReactNode;
  /** Fragment of the form. */
  fragment: string;
};

/** A full-width section with a text on one side and a form on a card on the other. */
export function FormSection({ title, tint = false, children, form, fragment }: FormSectionProps) {
  return (
    <section className={[styles.section, tint && layout.tint].filter(Boolean).join(" ")}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.text}>
          <h2>{title}</h2>
          {children}
        </div>
        <div className={styles.card} id={fragment}>
          {form}
        </div>
      </div>
    </section>
  );
}

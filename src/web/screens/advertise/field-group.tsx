import form from "../../forms/visitor-form.module.css";
import styles from "./field-group.module.css";

/** Fields of a long form that belong together, under a name of their own. */
export function FieldGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={form.form}>{children}</div>
    </fieldset>
  );
}

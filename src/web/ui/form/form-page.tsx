import styles from "./form-page.module.css";
import layout from "../layout/layout.module.css";

/** A page with a single card: a short text and one action. */
export function FormPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={`${layout.wrap} ${styles.card}`}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

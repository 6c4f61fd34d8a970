import text from "../ui/text.module.css";
import styles from "./two-lines.module.css";

/** The sender of something in a list: masked name, company and masked address. */
export function Who({ name, companyName, email }: { name: string; companyName?: string | null; email: string }) {
  return <TwoLines first={[name, companyName].filter(Boolean).join(", ")} second={email} />;
}

/** A cell with something finer below. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.lines}>
      {first}
      <div className={text.fine}>{second}</div>
    </div>
  );
}

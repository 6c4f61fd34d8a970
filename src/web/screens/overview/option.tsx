import styles from "./option.module.css";

type OptionProps = {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
  /** Left out of sight by the search within its group; what is chosen stays chosen. */
  hidden?: boolean;
};

/** A choice with its count. */
export function Option({ label, count, checked, hidden, ...input }: OptionProps) {
  return (
    <label className={styles.option} hidden={hidden}>
      <input {...input} defaultChecked={checked} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

import styles from "./option.module.css";

type OptionProps = {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
};

/** A choice with its count. */
export function Option({ label, count, checked, ...input }: OptionProps) {
  return (
    <label className={styles.option}>
      <input {...input} defaultChecked={checked} data-chosen={checked} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

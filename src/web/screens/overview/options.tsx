import { escapeHtml } from "../../../../packages/text/escape-html.ts";
import styles from "./option.module.css";

type OptionProps = {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
  /** Hidden by the search within its group; it stays chosen. */
  hidden?: boolean;
};
type OptionsProps = { label: string; options: readonly OptionProps[] };

/**
 * The choices of a group, each with its count. They are a third of the elements of an overview, so the server writes them as a string
 * that equals React's markup, which the browser hydrates (decisions/049-cost-of-a-cache-miss.md).
 */
export const Options = import.meta.env.SSR ? StringOptions : ReactOptions;

export function StringOptions({ label, options }: OptionsProps) {
  return <fieldset aria-label={label} dangerouslySetInnerHTML={{ __html: options.map(writeOption).join("") }} />;
}

export function ReactOptions({ label, options }: OptionsProps) {
  return (
    <fieldset aria-label={label}>
      {options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </fieldset>
  );
}

function Option({ label, count, checked, hidden, ...input }: OptionProps) {
  return (
    <label className={styles.option} hidden={hidden}>
      <input {...input} defaultChecked={checked} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

function writeOption({ type, name, value, label, count, checked, disabled = false, hidden = false }: OptionProps): string {
  const input = `<input type="${type}"${attributeIf(disabled, "disabled")} name="${name}"${attributeIf(checked, "checked")} value="${escapeHtml(value)}"/>`;
  const counted = count === undefined ? "" : `<span class="${styles.count}">${count}</span>`;
  return `<label class="${styles.option}"${attributeIf(hidden, "hidden")}>${input}<span>${escapeHtml(label)}</span>${counted}</label>`;
}

function attributeIf(condition: boolean, attribute: string): string {
  return condition ? ` ${attribute}=""` : "";
}

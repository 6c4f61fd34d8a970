import { useWords } from "../../words/use-words.ts";
import styles from "./amount-input.module.css";
import { Icon } from "../layout/icon.tsx";

/** A number field with buttons to decrease and increase it. The field's own arrow keys do the same, so the buttons are no Tab stops. */
export function AmountInput(input: React.ComponentProps<"input">) {
  const { amount } = useWords();
  return (
    <span className={styles.amount}>
      <button type="button" tabIndex={-1} aria-label={amount.less} onClick={step}>
        <Icon name="minus" small />
      </button>
      <input type="number" min={0} inputMode="numeric" {...input} />
      <button type="button" tabIndex={-1} aria-label={amount.more} value="1" onClick={step}>
        <Icon name="plus" small />
      </button>
    </span>
  );
}

/** Changes the number by one, with the same event as typing. */
function step({ currentTarget: { value, parentElement } }: React.MouseEvent<HTMLButtonElement>): void {
  const input = parentElement?.querySelector("input");
  input?.stepUp(value ? 1 : -1);
  input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

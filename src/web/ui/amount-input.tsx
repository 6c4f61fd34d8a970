import { useRef } from "react";
import { useWords } from "../words/use-words.ts";
import styles from "./amount-input.module.css";
import { Icon } from "./icon.tsx";

type AmountInputProps = Omit<React.ComponentProps<"input">, "type" | "ref"> & { ref?: React.RefObject<HTMLInputElement | null> };

/** A number field between a button for one less and one for one more. By keyboard its own arrow keys do the same, so the buttons take no Tab stop. */
export function AmountInput({ ref, className, ...input }: AmountInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const { amount } = useWords();
  return (
    <span className={styles.amount}>
      <button type="button" tabIndex={-1} aria-label={amount.less} onClick={() => step(field.current, -1)}>
        <Icon name="minus" small />
      </button>
      <input {...input} ref={field} type="number" min={0} inputMode="numeric" className={className} />
      <button type="button" tabIndex={-1} aria-label={amount.more} onClick={() => step(field.current, 1)}>
        <Icon name="plus" small />
      </button>
    </span>
  );
}

/** The form is told as if somebody had typed. */
function step(input: HTMLInputElement | null, by: 1 | -1): void {
  if (!input) return;
  if (by > 0) input.stepUp();
  else input.stepDown();
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

import { useEffect, useState } from "react";
import { Field } from "../ui/form/field.tsx";
import layout from "../ui/layout/layout.module.css";
import { useWords } from "../words/use-words.ts";
import type { FieldState } from "./visitor-form.tsx";

type LongTextFieldProps = FieldState & {
  label: string;
  /** In characters. */
  longest: number;
  optional?: string;
  hint?: string;
  required?: boolean;
  rows?: number;
};

/** Delay after typing before the number of characters left is announced. */
const DELAY_MS = 1000;
/** The number is announced when less than this share is left. */
const NEARLY_FULL = 0.1;

/** A multi-line text with the number of characters left (specification 2 §5), which is announced only when few are left. */
export function LongTextField({ longest, ...field }: LongTextFieldProps) {
  const { contactForm } = useWords();
  const [left, setLeft] = useState<number | null>(null);
  return (
    <>
      <Field
        {...field}
        as="textarea"
        maxLength={longest}
        note={left === null ? contactForm.limit(longest) : contactForm.left(left)}
        onInput={({ currentTarget }) => setLeft(longest - currentTarget.value.length)}
      />
      <Announcement text={left !== null && left < longest * NEARLY_FULL ? contactForm.left(left) : ""} />
    </>
  );
}

/** Announces a text to screen readers after a delay. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={layout.srOnly} role="status">
      {announced}
    </p>
  );
}

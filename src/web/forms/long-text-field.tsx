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

/** How long somebody pauses before the room that is left is read out, in milliseconds. */
const PAUSE_MS = 1000;
/** Below this part of the room its end is worth saying. */
const NEARLY_FULL = 0.1;

/** A text of many lines that says how many characters still fit (specification 2 §5); read out only when few do. */
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
      <ReadOut text={left !== null && left < longest * NEARLY_FULL ? contactForm.left(left) : ""} />
    </>
  );
}

/** For who cannot see it: what is said once the hands rest. */
function ReadOut({ text }: { text: string }) {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => say(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={layout.unseen} role="status">
      {said}
    </p>
  );
}

import { useState } from "react";
import { messageOf } from "../../../brands/message-of.ts";
import { afterFrame } from "../../browser/after-frame.ts";
import { typedValues } from "../../forms/typed-values.ts";
import type { FormChecks } from "../../forms/use-visitor-form.ts";
import { useBrand } from "../../page-context/use-page.ts";
import { loadedWords } from "../../words/load-words.ts";

/**
 * Errors of touched fields, which the visitor has left at least once (specification 2 §5). They are validated again with every input, so
 * that an error disappears once it is corrected. Other fields show the errors of the last attempt to send.
 */
export function useTouchedFields(check: FormChecks) {
  const { locale } = useBrand();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  async function validate({ form, name }: HTMLInputElement) {
    const rules = await check().catch(() => null);
    // Without rules, the server alone validates.
    if (!rules || !form) return;
    const read = rules(typedValues(form));
    const errors = read.kind === "wrong" ? read.errors : [];
    setProblems(new Map(errors.map(({ field, key }) => [field, messageOf(loadedWords(locale), key)])));
    setTouched((before) => new Set([...before, name]));
  }

  const handlers = {
    onBlur: ({ currentTarget: field }: React.FocusEvent<HTMLInputElement>) => {
      // Not during a press on the button, which a new error line would move. In Firefox the button is `:active` only after the blur.
      setTimeout(() => {
        if (!field.form?.querySelector("button:active")) void validate(field);
        else addEventListener("pointerup", () => afterFrame(() => void validate(field)), { once: true });
      });
    },
    onInput: (event: React.InputEvent<HTMLInputElement>) => {
      if (touched.has(event.currentTarget.name)) void validate(event.currentTarget);
    },
  };

  return { problemOf: (field: string, found?: string) => (touched.has(field) ? problems.get(field) : found), handlers };
}

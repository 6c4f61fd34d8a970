import { useState } from "react";
import { messageOf } from "../../../brands/message-of.ts";
import { afterFrame } from "../../browser/after-frame.ts";
import { typedIn } from "../../forms/typed-in.ts";
import type { FormChecks } from "../../forms/use-visitor-form.ts";
import { useBrand } from "../../page/use-page.ts";
import { loadedWords } from "../../words/load-words.ts";

/**
 * What is wrong with the fields that somebody has left at least once (specification 2 §5: errors show only for touched
 * fields). A field that is touched is judged again with every key, so that its error goes as soon as it is mended; what
 * the sending of the whole form found stands for the others.
 */
export function useTouchedFields(check: FormChecks) {
  const { locale } = useBrand();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  async function judge({ form, name }: HTMLInputElement) {
    const rules = await check().catch(() => null);
    // Without rules the server judges alone.
    if (!rules || !form) return;
    const read = rules(typedIn(form));
    const errors = read.kind === "wrong" ? read.errors : [];
    setProblems(new Map(errors.map(({ field, key }) => [field, messageOf(loadedWords(locale), key)])));
    setTouched((before) => new Set([...before, name]));
  }

  const handlers = {
    onBlur: ({ currentTarget: field }: React.FocusEvent<HTMLInputElement>) => {
      // A line that appears while the button is being pressed would move it from under the finger. In Firefox the button is active only after the blur.
      setTimeout(() => {
        if (!field.form?.querySelector("button:active")) void judge(field);
        else addEventListener("pointerup", () => afterFrame(() => void judge(field)), { once: true });
      });
    },
    onInput: (event: React.InputEvent<HTMLInputElement>) => {
      if (touched.has(event.currentTarget.name)) void judge(event.currentTarget);
    },
  };

  return { problemOf: (field: string, found?: string) => (touched.has(field) ? problems.get(field) : found), handlers };
}

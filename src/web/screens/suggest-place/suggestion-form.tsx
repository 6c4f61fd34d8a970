import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SUGGEST_PLACE } from "../../search-fields/suggest-place-url.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useWords } from "../../words/use-words.ts";

/** Why a suggestion was refused, with its input. */
export type SuggestionAnswer = {
  problem: "wrong" | "tooMany" | "failed";
  values?: { name: string; province: string };
  errors?: { name?: string; province?: string };
};

type SuggestionFormProps = { typed: string; provinces: readonly string[]; answer: SuggestionAnswer | null };

export const PROVINCE_FIELD = "provincie";
const IDS = { name: "suggested-name", province: "suggested-province" } as const;
const LONGEST_NAME = 80;

/** A place by name and province. A plain form, which works before hydration and without JavaScript. */
export function SuggestionForm({ typed, provinces, answer }: SuggestionFormProps) {
  const words = useWords().suggestPlace;
  const { values, errors } = answer ?? {};
  const problems = (["name", "province"] as const).flatMap((field) => {
    const message = errors?.[field];
    return message ? { id: IDS[field], message } : [];
  });
  return (
    <form method="post" action={SUGGEST_PLACE} noValidate>
      {answer && <ErrorSummary title={words[answer.problem]} problems={problems} answer={answer} />}
      <Field
        id={IDS.name}
        name={PLACE_FIELD}
        label={words.name}
        defaultValue={values?.name ?? typed}
        problem={errors?.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
      />
      <Field
        as="select"
        id={IDS.province}
        name={PROVINCE_FIELD}
        label={words.province}
        defaultValue={values?.province ?? ""}
        problem={errors?.province}
        required
      >
        <option value="">{words.choose}</option>
        {provinces.map((province) => (
          <option key={province}>{province}</option>
        ))}
      </Field>
      <button className={buttonClass("main")} type="submit">
        {words.submit}
      </button>
    </form>
  );
}

import type { Account } from "../../../accounts/account.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import type { Problems } from "./problems.ts";

export function ProfileForm({ account, problems }: { account: Account; problems: Problems }) {
  const { words, form: posted } = useRequest();
  const { account: labels, login, common } = words;
  return (
    <form method="post" action="/account" className={form.form}>
      <Field
        id="voornaam"
        name="voornaam"
        label={login.firstName}
        defaultValue={posted.get("voornaam") ?? account.firstName}
        problem={problems.voornaam}
        autoComplete="given-name"
        maxLength={80}
      />
      <Field
        id="achternaam"
        name="achternaam"
        label={login.lastName}
        defaultValue={posted.get("achternaam") ?? account.lastName}
        problem={problems.achternaam}
        autoComplete="family-name"
        maxLength={80}
      />
      <Field as="select" id="taal" name="taal" label={labels.language} defaultValue={posted.get("taal") ?? account.language}>
        {Object.entries(labels.languages).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <div>
        <label className={form.choice}>
          <input type="checkbox" name="toetsen" defaultChecked={account.hasLetterKeys} aria-describedby="toetsen-hint" />
          {labels.letterKeys}
        </label>
        <p className={text.fine} id="toetsen-hint">
          {labels.letterKeysHint}
        </p>
      </div>
      <div>
        <button type="submit" className={buttonClass("quiet")}>
          {common.save}
        </button>
      </div>
    </form>
  );
}

import type { Account } from "../../../accounts/account.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";

export function AddressForm({ account, problem }: { account: Account; problem: string | undefined }) {
  const { words, form: posted } = useRequest();
  const { account: labels } = words;
  return (
    <form method="post" action="/account/adres" className={form.form} noValidate>
      <p>
        <b>{account.email}</b>
        <br />
        {labels.addressHint}
      </p>
      <Field
        id="adres"
        name="adres"
        type="email"
        label={labels.newAddress}
        defaultValue={posted.get("adres") ?? ""}
        problem={problem}
        autoComplete="email"
        maxLength={200}
      />
      <div>
        <button type="submit" className={buttonClass("quiet")}>
          {labels.changeAddress}
        </button>
      </div>
    </form>
  );
}

import { Field } from "../../web/ui/form/field.tsx";
import { buttonClass } from "../../web/ui/form/button.ts";
import { LONGEST_LABEL } from "../../accounts/passkeys.ts";
import { useWords } from "../page-context.ts";
import styles from "./form.module.css";

/** Makes a passkey on this device. Without a script there is no such button: `url` answers to the script alone. */
export function AddPasskey({ url, hasName = false }: { url: string; hasName?: boolean }) {
  const { login, account } = useWords();
  return (
    <div className={styles.form} data-passkey-form>
      {hasName && (
        <Field
          id="passkey-naam"
          name="naam"
          label={account.passkeyName}
          hint={account.passkeyNameHint}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          data-passkey-name
        />
      )}
      <button type="button" className={buttonClass("main", "wide")} data-passkey="add" data-url={url} hidden>
        {login.addPasskey}
      </button>
      <p data-passkey-missing>{login.passkeyMissing}</p>
      <p role="alert" data-passkey-failed hidden>
        {login.passkeyNotMade}
      </p>
    </div>
  );
}

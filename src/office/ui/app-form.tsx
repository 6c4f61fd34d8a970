import { encodeQR } from "qr";
import type { TotpSetup } from "../../accounts/totp.ts";
import { Field } from "../../web/ui/form/field.tsx";
import { buttonClass } from "../../web/ui/form/button.ts";
import { useWords } from "../page-context.ts";
import styles from "./form.module.css";
import text from "./text.module.css";

/** Sets up an authenticator app: its seed to scan or to type, and the first code as the proof that it works. */
export function AppForm({ action, setup, problem }: { action: string; setup: TotpSetup; problem: string | undefined }) {
  const { login } = useWords();
  return (
    <form method="post" action={action} className={styles.form}>
      <p>{login.scan}</p>
      <div className={styles.qr} role="img" aria-label={login.qr} dangerouslySetInnerHTML={{ __html: encodeQR(setup.uri, "svg") }} />
      <p className={text.fine}>{login.secret}</p>
      <p className={styles.key}>{setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
      <input type="hidden" name="sleutel" value={setup.sealed} />
      <Field
        id="code"
        name="code"
        label={login.app}
        hint={login.appHint}
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
      <button type="submit" className={buttonClass("quiet", "wide")}>
        {login.confirmApp}
      </button>
    </form>
  );
}

import { Field } from "../../web/ui/form/field.tsx";
import { buttonClass } from "../../web/ui/form/button.ts";
import { useRequest } from "../page-context.ts";
import styles from "./form.module.css";

type SecondFactorFormProps = {
  action: string;
  /** Fields of another form, which are posted along. */
  carried?: readonly [string, string][];
  problem?: string | undefined;
};

/** The fields of the carried form keep their names: this form's own have names that no other form has. */
export const PROOF = { app: "bewijs-app", recovery: "bewijs-herstelcode" } as const;

/** Proves a second factor: by passkey, or by the code of an app, or a recovery code. */
export function SecondFactorForm({ action, carried = [], problem }: SecondFactorFormProps) {
  const isDemo = useRequest().session?.method === "DEMO";
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      {carried
        .filter(([name]) => !Object.values<string>(PROOF).includes(name))
        .map(([name, value], index) => (
          <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
        ))}
      {isDemo ? <TrialProof /> : <Proofs problem={problem} />}
    </form>
  );
}

/** A demo account has no factors. */
function TrialProof() {
  const { stepUp } = useRequest().words;
  return (
    <>
      <p>{stepUp.trial}</p>
      <button type="submit" className={buttonClass("main")}>
        {stepUp.confirm}
      </button>
    </>
  );
}

function Proofs({ problem }: Pick<SecondFactorFormProps, "problem">) {
  const { login } = useRequest().words;
  return (
    <>
      <button type="button" className={buttonClass("main", "wide")} data-passkey="prove" hidden>
        {login.withPasskey}
      </button>
      <p role="alert" data-passkey-failed hidden>
        {login.passkeyFailed}
      </p>
      <Field
        id="bewijs-app"
        name={PROOF.app}
        label={login.app}
        hint={login.appHint}
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <details className={styles.details}>
        <summary>{login.useRecovery}</summary>
        <Field
          id="bewijs-herstelcode"
          name={PROOF.recovery}
          label={login.recovery}
          hint={login.recoveryHint}
          autoComplete="off"
          maxLength={60}
        />
      </details>
      <button type="submit" className={buttonClass("quiet", "wide")}>
        {login.proceed}
      </button>
    </>
  );
}

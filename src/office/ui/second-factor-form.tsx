import { Field } from "../../web/ui/form/field.tsx";
import { buttonClass } from "../../web/ui/form/button.ts";
import type { MeansOfProof } from "../login/means-of-proof.ts";
import { wayBack } from "../login/way-back.ts";
import { useRequest } from "../page-context.ts";
import styles from "./form.module.css";

/** What was wrong with a proof, at its field; `typed` a recovery code, which is long. */
export type ProofProblem = { at: "app" | "recovery"; message: string; typed: string };

type SecondFactorFormProps = {
  action: string;
  means: MeansOfProof;
  /** The fields of the form that asked for the proof: they are posted along, and after the proof to its act again. */
  carried?: readonly [string, string][] | undefined;
  problem?: ProofProblem | undefined;
};

/**
 * The fields of the carried form keep their names: this form's own have names that no other form has. `repeat` asks to post the carried
 * form to its act after the proof. It is a field and never a parameter of the address: a link from elsewhere could hold that one.
 */
export const PROOF = { app: "bewijs-app", recovery: "bewijs-herstelcode", repeat: "bewijs-opnieuw" } as const;

/** Proves a second factor: by passkey, or by the code of an app, or a recovery code; each if the account has it. */
export function SecondFactorForm({ action, means, carried, problem }: SecondFactorFormProps) {
  const request = useRequest();
  const { words, session } = request;
  const { login, stepUp } = words;
  const isLogin = session?.method === "MAIL";
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      {carried && <input type="hidden" name={PROOF.repeat} value="1" data-repeat />}
      {carried
        ?.filter(([name]) => !Object.values<string>(PROOF).includes(name))
        .map(([name, value], index) => (
          <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
        ))}
      {session?.method === "DEMO" ? (
        <>
          <p>{stepUp.trial}</p>
          <button type="submit" className={buttonClass("main")}>
            {stepUp.confirm}
          </button>
        </>
      ) : (
        <>
          {means.hasPasskey && <PasskeyButton hasOthers={means.hasApp || means.hasRecovery} />}
          {means.hasApp && <AppField isMain={!means.hasPasskey} problem={problem?.at === "app" ? problem : undefined} />}
          {(means.hasRecovery || problem?.at === "recovery") && (
            <RecoveryField problem={problem?.at === "recovery" ? problem : undefined} />
          )}
        </>
      )}
      {isLogin ? <a href="/inloggen">{login.startAgain}</a> : <a href={wayBack(request) ?? "/"}>{stepUp.cancel}</a>}
    </form>
  );
}

function PasskeyButton({ hasOthers }: { hasOthers: boolean }) {
  const { login } = useRequest().words;
  return (
    <>
      <button type="button" className={buttonClass("main", "wide")} data-passkey="prove" hidden>
        {login.withPasskey}
      </button>
      <p role="alert" data-passkey-failed hidden>
        {hasOthers ? login.passkeyRefusedOr : login.passkeyRefused}
      </p>
      {!hasOthers && <p data-passkey-missing>{login.passkeyNeeded}</p>}
    </>
  );
}

type CodeProps = { problem: ProofProblem | undefined };

function AppField({ isMain, problem }: CodeProps & { isMain: boolean }) {
  const { login } = useRequest().words;
  return (
    <>
      <Field
        id="bewijs-app"
        name={PROOF.app}
        label={login.app}
        hint={login.appHint}
        problem={problem?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <button type="submit" className={buttonClass(isMain ? "main" : "quiet", "wide")}>
        {login.proceed}
      </button>
    </>
  );
}

/** Has a button of its own, so that it works alone. */
function RecoveryField({ problem }: CodeProps) {
  const { login } = useRequest().words;
  return (
    <details className={styles.details} open={problem !== undefined}>
      <summary>{login.useRecovery}</summary>
      <div className={styles.form}>
        <Field
          id="bewijs-herstelcode"
          name={PROOF.recovery}
          label={login.recovery}
          hint={login.recoveryHint}
          problem={problem?.message}
          defaultValue={problem?.typed}
          autoComplete="off"
          maxLength={60}
        />
        <button type="submit" className={buttonClass("quiet", "wide")}>
          {login.proceedByRecovery}
        </button>
      </div>
    </details>
  );
}

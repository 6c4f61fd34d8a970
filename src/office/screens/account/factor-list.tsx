import { isLastFactor, type Factors } from "../../../accounts/factors.ts";
import { LONGEST_LABEL, type Passkey } from "../../../accounts/passkeys.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { useRequest } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import rows from "../../ui/rows.module.css";
import text from "../../ui/text.module.css";

/** Everything that the account can be logged in with, and ways to change it. The last factor has no button to remove it. */
export function FactorList({ factors, problem }: { factors: Factors; problem: string | undefined }) {
  const { account: labels } = useRequest().words;
  const isLast = isLastFactor(factors);
  return (
    <div className={rows.groups}>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <h3>{labels.passkeys}</h3>
        {factors.passkeys.length > 0 && (
          <ul className={rows.rows}>
            {factors.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} />
            ))}
          </ul>
        )}
        {isLast && factors.passkeys.length > 0 && <p className={text.fine}>{labels.lastFactor}</p>}
        <div className={rows.row}>
          <span>{factors.passkeys.length === 0 && labels.noPasskeys}</span>
          <a className={buttonClass("line", "small")} href="/account/passkey">
            {labels.addPasskeyTitle}
          </a>
        </div>
      </div>
      <div>
        <h3>{labels.app}</h3>
        <div className={rows.row}>
          <span>{factors.hasTotp ? labels.appSet : labels.appNotSet}</span>
          {factors.hasTotp && !isLast && <Remove action="/account/app/weg" label={labels.removeOf(labels.app)} />}
          {!factors.hasTotp && (
            <a className={buttonClass("line", "small")} href="/account/app">
              {labels.addApp}
            </a>
          )}
        </div>
        {isLast && factors.hasTotp && <p className={text.fine}>{labels.lastFactor}</p>}
      </div>
      <div>
        <h3>{labels.recovery}</h3>
        <div className={rows.row}>
          <span>{labels.recoveryLeft(factors.recoveryCodes)}</span>
          <a className={buttonClass("line", "small")} href="/herstelcodes">
            {labels.newRecovery(factors.recoveryCodes)}
          </a>
        </div>
      </div>
    </div>
  );
}

function PasskeyRow({ passkey: { id, label, lastUsedAt }, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { account: labels } = useRequest().words;
  return (
    <li className={rows.row}>
      <form method="post" action={`/account/passkey/${id}`} className={rows.name}>
        <input name="naam" defaultValue={label} maxLength={LONGEST_LABEL} aria-label={labels.nameOf(label)} required />
        <button type="submit" className={rows.link}>
          {labels.rename}
        </button>
      </form>
      <span className={text.fine}>
        {labels.lastUsed}: {lastUsedAt ? <Age since={lastUsedAt} /> : labels.neverUsed}
      </span>
      {!isLast && <Remove action={`/account/passkey/${id}/weg`} label={labels.removeOf(label)} />}
    </li>
  );
}

function Remove({ action, label }: { action: string; label: string }) {
  const { account: labels } = useRequest().words;
  return (
    <form method="post" action={action}>
      <button type="submit" className={rows.link} aria-label={label}>
        {labels.remove}
      </button>
    </form>
  );
}

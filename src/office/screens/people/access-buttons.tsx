import { fullName } from "../../../accounts/account.ts";
import type { Colleague } from "../../../accounts/people.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import rows from "../../ui/rows.module.css";
import text from "../../ui/text.module.css";

/** What can be done about the access of somebody in their state. Nobody deactivates or resets themselves. */
export function AccessButtons({ person, isSelf, hasSessions }: { person: Colleague; isSelf: boolean; hasSessions: boolean }) {
  const { people } = useRequest().words;
  const { id, state, isDemo } = person;
  const name = fullName(person);
  const acts = [
    state === "INVITED" && { path: "opnieuw", label: people.again },
    state === "DEACTIVATED" && { path: "activeren", label: people.activate },
    hasSessions && { path: "uitloggen", label: people.logOut },
  ].filter((act) => act !== false);
  return (
    <div className={text.stack}>
      {acts.length > 0 && (
        <div className={rows.acts}>
          {acts.map(({ path, label }) => (
            <Act key={path} action={`/mensen/${id}/${path}`} label={label} />
          ))}
        </div>
      )}
      {state === "DEACTIVATED" && <p className={text.fine}>{people.activateHint}</p>}
      {state === "ACTIVE" && !isSelf && !isDemo && (
        <Confirmed title={people.reset} warning={people.confirm.reset(name)}>
          <Act action={`/mensen/${id}/herstellen`} label={people.confirm.resetNow} />
        </Confirmed>
      )}
      {state !== "DEACTIVATED" && !isSelf && (
        <Confirmed title={people.deactivate} warning={people.confirm.deactivate(name)}>
          <Act action={`/mensen/${id}/deactiveren`} label={people.confirm.deactivateNow} />
        </Confirmed>
      )}
      {isSelf && <p className={text.fine}>{people.problems.self}</p>}
    </div>
  );
}

function Act({ action, label }: { action: string; label: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className={buttonClass("line", "small")}>
        {label}
      </button>
    </form>
  );
}

/** Says what will happen before the button that does it; works without a script. */
function Confirmed({ title, warning, children }: { title: string; warning: string; children: React.ReactNode }) {
  return (
    <details className={form.details}>
      <summary>{title}</summary>
      <div className={text.stack}>
        <p>{warning}</p>
        {children}
      </div>
    </details>
  );
}

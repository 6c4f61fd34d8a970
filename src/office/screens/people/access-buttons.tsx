import type { Colleague } from "../../../accounts/people.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { useRequest } from "../../page-context.ts";
import rows from "../../ui/rows.module.css";
import text from "../../ui/text.module.css";

/** What can be done about the access of somebody in their state. Nobody deactivates or resets themselves. */
export function AccessButtons({ person, isSelf, hasSessions }: { person: Colleague; isSelf: boolean; hasSessions: boolean }) {
  const { people } = useRequest().words;
  const { state, isDemo } = person;
  const mayReset = state === "ACTIVE" && !isSelf && !isDemo;
  const acts = [
    state === "INVITED" && { path: "opnieuw", label: people.again },
    state === "DEACTIVATED" && { path: "activeren", label: people.activate },
    hasSessions && { path: "uitloggen", label: people.logOut },
    mayReset && { path: "herstellen", label: people.reset },
    state !== "DEACTIVATED" && !isSelf && { path: "deactiveren", label: people.deactivate },
  ].filter((act) => act !== false);
  return (
    <>
      <div className={rows.acts}>
        {acts.map(({ path, label }) => (
          <form key={path} method="post" action={`/mensen/${person.id}/${path}`}>
            <button type="submit" className={buttonClass("line", "small")}>
              {label}
            </button>
          </form>
        ))}
      </div>
      {mayReset && <p className={text.fine}>{people.resetHint}</p>}
      {isSelf && <p className={text.fine}>{people.problems.self}</p>}
    </>
  );
}

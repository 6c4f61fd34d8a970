import type { DayRange } from "../../../events/agenda-days.ts";
import { changeAgenda, type AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { Link } from "../../ui/layout/link.tsx";
import { onPlainClick } from "../../ui/layout/on-plain-click.ts";
import styles from "./quick-days.module.css";
import type { DayChoice } from "./use-agenda-form.ts";
import { useWords } from "../../words/use-words.ts";

type QuickDaysProps = DayChoice & { state: AgendaState; quick: { weekend: DayRange; month: DayRange } };

/** The most popular periods as links, which also work without JavaScript. */
export function QuickDays({ state, quick, days, choose }: QuickDaysProps) {
  const agenda = useWords().agenda;
  return (
    <ul className={styles.quick} aria-label={agenda.quick}>
      {(["weekend", "month"] as const).map((name) => {
        const range = quick[name];
        const isChosen = days.from === range.from && days.to === range.to;
        return (
          <li key={name}>
            <Link
              to={agendaUrl(changeAgenda(state, { kind: "setDays", ...range }))}
              aria-current={isChosen ? "true" : undefined}
              inPlace="list"
              data-needs-script=""
              onClick={(event) => onPlainClick(event, () => choose(range, 0))}
            >
              {agenda[name]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

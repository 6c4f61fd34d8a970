import { useState } from "react";
import type { DayRange } from "../../../events/agenda-days.ts";
import { changeAgenda, type AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { monthGrid } from "../../../events/month-grid.ts";
import button from "../../ui/form/button.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { onPlainClick } from "../../ui/layout/on-plain-click.ts";
import styles from "./month.module.css";
import type { Month, Months } from "../../../events/months.ts";
import type { DayChoice } from "./use-agenda-form.ts";
import { useWords } from "../../words/use-words.ts";

type DayCalendarProps = DayChoice & { calendar: Months; state: AgendaState };

/** Index of the month of the chosen day in `calendar.months`. */
const OWN_MONTH = 1;

/** A month whose days with events link to that day, also without JavaScript. Ranges are chosen in the fields above it. */
export function DayCalendar({ calendar, ...chosen }: DayCalendarProps) {
  const { months } = calendar;
  const agenda = useWords().agenda;
  const [page, setPage] = useState({ from: months, at: OWN_MONTH });
  // When other months are loaded, the calendar shows the month of the chosen day again.
  const isSame = page.from[0]?.first === months[0]?.first;
  const at = isSame ? page.at : OWN_MONTH;
  const month = months[at];
  if (!month) return null;
  const turnPage = (by: number) => () => setPage({ from: months, at: at + by });
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <button type="button" className={button.round} disabled={at === 0} aria-label={agenda.previousMonth} onClick={turnPage(-1)}>
          <Icon name="back" />
        </button>
        <h3 className={styles.title} aria-live="polite">
          {month.title}
        </h3>
        <button
          type="button"
          className={button.round}
          disabled={at === months.length - 1}
          aria-label={agenda.nextMonth}
          onClick={turnPage(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <MonthTable month={month} calendar={calendar} {...chosen} />
      <p className={styles.hint}>{agenda.calendarHint}</p>
    </div>
  );
}

function MonthTable({ month, calendar, ...chosen }: DayCalendarProps & { month: Month }) {
  const agenda = useWords().agenda;
  return (
    <table className={styles.table} aria-label={`${agenda.calendar}, ${month.title}`}>
      <thead>
        <tr>
          {calendar.weekdays.map((weekday) => (
            <th key={weekday} className={styles.weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month.first).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) => (
              // oxlint-disable-next-line react/no-array-index-key -- a weekday has no name of its own where the month has no day
              <td key={day ?? weekday}>{day && <Day day={day} month={month} calendar={calendar} {...chosen} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = DayCalendarProps & { day: string; month: Month };

function Day({ day, month, calendar, state, days, choose }: DayProps) {
  const number = Number(day.slice(-2));
  const looks = { className: styles.day, "data-today": day === calendar.today || undefined, ...marksOf(day, days) };
  const isOn = Math.floor(month.days / 2 ** (number - 1)) % 2 === 1;
  if (!isOn && calendar.isMarked) return <span {...looks}>{number}</span>;
  return (
    <Link
      {...looks}
      to={agendaUrl(changeAgenda(state, { kind: "setDays", from: day, to: day }))}
      aria-label={`${number} ${month.title}`}
      aria-current={looks["data-selected"] ? "true" : undefined}
      data-on={isOn || undefined}
      inPlace="list"
      data-needs-script=""
      onClick={(event) => onPlainClick(event, () => choose({ from: day, to: day }, 0))}
    >
      {number}
    </Link>
  );
}

/** Attributes of the chosen days. */
function marksOf(day: string, { from, to }: DayRange) {
  if (from === "" || day < from || day > (to || from)) return {};
  return { "data-selected": true, "data-start": day === from || undefined, "data-end": day === (to || from) || undefined };
}

import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { useAgendaWords } from "../../words/parts/agenda.ts";
import styles from "./month.module.css";
import type { DrawnMonth } from "./drawn-month.ts";
import type { Days } from "./use-agenda-fields.ts";

type MonthButtonProps = {
  month: DrawnMonth;
  days: Days;
  isOpening: boolean;
  /** Fetches the calendar's code: somebody is on the way to it. */
  prepare: () => Promise<unknown>;
  open: () => void;
};

/** The month as a drawing with the measures of the calendar; whoever presses it gets the calendar in its place. */
export function MonthButton({ month, days, isOpening, prepare, open }: MonthButtonProps) {
  const agenda = useAgendaWords();
  const fetchAhead = () => void prepare().catch(() => {});
  return (
    <button type="button" className={styles.month} aria-busy={isOpening} onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={open}>
      <span className={styles.invitation}>
        <Icon name="calendar" small />
        <span className={layout.unseen}>{agenda.openCalendar}: </span>
        {month.title}
      </span>
      <span className={styles.grid} aria-hidden="true">
        {month.weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
        {month.weeks.flatMap((week, number) =>
          week.map((day, weekday) => (
            <span
              key={day ?? `${number}-${weekday}`}
              className={styles.day}
              data-today={day === month.today || undefined}
              {...marks(day, days)}
            >
              {day && Number(day.slice(-2))}
            </span>
          )),
        )}
      </span>
    </button>
  );
}

/** As the calendar marks what is chosen. */
function marks(day: string | null, { from, to }: Days) {
  if (!day || from === "" || day < from || day > (to || from)) return {};
  return {
    "data-selected": true,
    "data-selection-start": day === from || undefined,
    "data-selection-end": day === (to || from) || undefined,
  };
}

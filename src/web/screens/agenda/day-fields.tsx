import { AGENDA_LIMITS, dayFrom } from "../../../events/agenda-state.ts";
import { usePart } from "./use-part.ts";
import field from "../../ui/field.module.css";
import { useAgendaWords } from "../../words/parts/agenda.ts";
import { AgendaField } from "./agenda-field.tsx";
import styles from "./day-fields.module.css";
import type { DrawnMonth } from "./drawn-month.ts";
import { MonthButton } from "./month-button.tsx";
import type { Days } from "./use-agenda-fields.ts";

type DayFieldsProps = { days: Days; month: DrawnMonth; choose: (days: Days) => void };

const fetchCalendar = async () => (await import("./day-calendar.tsx")).DayCalendar;

/** The first and the last day, as fields and in a calendar that is fetched when somebody goes for it; until it comes a drawn month stands there. */
export function DayFields({ days, month, choose }: DayFieldsProps) {
  const agenda = useAgendaWords();
  const { part: DayCalendar, isComing, ask } = usePart(fetchCalendar);
  return (
    <fieldset className={styles.days}>
      <legend className={field.legend}>{agenda.when}</legend>
      <div className={styles.fields}>
        <AgendaField
          name="van"
          type="date"
          label={agenda.from}
          unreadable={agenda.dateInvalid}
          value={days.from}
          min={AGENDA_LIMITS.firstDay}
          max={AGENDA_LIMITS.lastDay}
          onChange={({ target }) => choose({ ...days, from: target.value })}
        />
        {/* An end needs a start (specification 2 §2). */}
        <AgendaField
          name="tot"
          type="date"
          label={agenda.to}
          unreadable={agenda.dateInvalid}
          value={days.to}
          min={dayFrom(days.from) ?? AGENDA_LIMITS.firstDay}
          max={AGENDA_LIMITS.lastDay}
          disabled={days.from === ""}
          onChange={({ target }) => choose({ ...days, to: target.value })}
        />
      </div>
      <div className={styles.calendar}>
        {DayCalendar ? (
          <DayCalendar days={days} today={month.today} choose={choose} />
        ) : (
          <MonthButton month={month} days={days} isOpening={isComing} prepare={fetchCalendar} open={() => void ask()} />
        )}
      </div>
    </fieldset>
  );
}

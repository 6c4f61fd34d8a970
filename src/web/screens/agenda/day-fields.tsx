import { AGENDA_LIMITS, dayFrom, type AgendaState } from "../../../events/agenda-state.ts";
import field from "../../ui/form/field.module.css";
import { AgendaField } from "./agenda-field.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import styles from "./day-fields.module.css";
import type { Months } from "../../../events/months.ts";
import type { DayChoice } from "./use-agenda-form.ts";
import { useWords } from "../../words/use-words.ts";

type DayFieldsProps = DayChoice & { state: AgendaState; calendar: Months };

/** Fields for the first and the last day, and a calendar to choose a single day. */
export function DayFields({ days, state, calendar, choose }: DayFieldsProps) {
  const agenda = useWords().agenda;
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
        <DayCalendar calendar={calendar} state={state} days={days} choose={choose} />
      </div>
    </fieldset>
  );
}

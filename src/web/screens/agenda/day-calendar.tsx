import { parseDate } from "@internationalized/date";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from "react-aria-components/RangeCalendar";
import { AGENDA_LIMITS, dayFrom } from "../../../events/agenda-state.ts";
import { holdPressableStyle } from "./pressable-style.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useBrand } from "../../use-brand.ts";
import { useAgendaWords } from "../../words/parts/agenda.ts";
import styles from "./month.module.css";
import type { Days } from "./use-agenda-fields.ts";

holdPressableStyle();

const FIRST_DAY = parseDate(AGENDA_LIMITS.firstDay);
const LAST_DAY = parseDate(AGENDA_LIMITS.lastDay);

type DayCalendarProps = { days: Days; today: string; choose: (days: Days) => void };

/** A calendar of ranges by its ARIA pattern, Monday first: arrows, Page Up and Down, Home and End, Enter for each end. */
export function DayCalendar({ days, today, choose }: DayCalendarProps) {
  const { lang } = useBrand();
  const agenda = useAgendaWords();
  // A year that is being typed may be no day yet.
  const [first, last] = [dayFrom(days.from), dayFrom(days.to)];
  const start = first === null ? null : parseDate(first);
  return (
    <I18nProvider locale={lang}>
      <RangeCalendar
        className={styles.live}
        aria-label={agenda.calendar}
        firstDayOfWeek="mon"
        value={start && { start, end: last === null ? start : parseDate(last) }}
        minValue={FIRST_DAY}
        maxValue={LAST_DAY}
        defaultFocusedValue={start ?? parseDate(today)}
        // Whoever pressed the drawn month came for this.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the focus was
        autoFocus
        onChange={(range) => range && choose({ from: range.start.toString(), to: range.end.toString() })}
      >
        <div className={styles.head}>
          <Button slot="previous" className={button.round}>
            <Icon name="back" />
          </Button>
          <Heading level={3} className={styles.title} />
          <Button slot="next" className={button.round}>
            <Icon name="next" />
          </Button>
        </div>
        <CalendarGrid className={styles.table} weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className={styles.day} date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
    </I18nProvider>
  );
}

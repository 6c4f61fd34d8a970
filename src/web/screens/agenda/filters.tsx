import { QUERY_LENGTH } from "../../../contract/limits.ts";
import { isAgendaNarrowed, type AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { PlaceInput } from "../../search-fields/place-input.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import field from "../../ui/form/field.module.css";
import { FilterPanel } from "../../ui/dialog/filter-panel.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { onPlainClick } from "../../ui/layout/on-plain-click.ts";
import { AgendaField } from "./agenda-field.tsx";
import { AGENDA_FORM } from "./agenda-form.ts";
import { DayFields } from "./day-fields.tsx";
import styles from "./filters.module.css";
import type { Agenda } from "./load-agenda.server.ts";
import { QuickDays } from "./quick-days.tsx";
import { useAgendaForm } from "./use-agenda-form.ts";
import { useWords } from "../../words/use-words.ts";

type AgendaFiltersProps = Pick<Agenda, "state" | "quick" | "calendar">;

/** All filters: a sidebar on wide screens, a full-screen panel behind 'Zoeken' on small ones, in one form. */
export function AgendaFilters({ state, quick, calendar }: AgendaFiltersProps) {
  const words = useWords().agenda;
  const form = useAgendaForm(state);
  const show = (
    <button className={buttonClass("main", "wide")} type="submit" form={AGENDA_FORM}>
      {words.show}
    </button>
  );
  return (
    <FilterPanel
      id="zoeken"
      label={words.title}
      className={styles.filters}
      opener={{ icon: "search", label: words.find }}
      amount={amountOf(state)}
      foot={show}
    >
      {isAgendaNarrowed(state) && (
        <Link
          className={styles.clear}
          to={agendaUrl({})}
          inPlace="list"
          data-needs-script=""
          onClick={(event) => onPlainClick(event, form.clear)}
        >
          {words.clear}
        </Link>
      )}
      <form
        id={AGENDA_FORM}
        ref={form.ref}
        action="/agenda"
        role="search"
        className={styles.form}
        autoComplete="off"
        tabIndex={-1}
        {...form.on}
      >
        <TextFields state={state} />
        <QuickDays state={state} quick={quick} {...form.choice} />
        <DayFields state={state} calendar={calendar} {...form.choice} />
      </form>
    </FilterPanel>
  );
}

/** The text to find in the title, and the city. */
function TextFields({ state }: { state: AgendaState }) {
  const agenda = useWords().agenda;
  return (
    <>
      <AgendaField
        name="zoek"
        type="search"
        label={agenda.search}
        placeholder={agenda.searchHint}
        defaultValue={state.query}
        maxLength={QUERY_LENGTH}
      />
      <div className={field.field}>
        <label htmlFor={PLACE_FIELD}>{agenda.city}</label>
        <PlaceInput id={PLACE_FIELD} className={field.input} placeholder={agenda.cityHint} defaultValue={state.city} types={CITIES} />
      </div>
    </>
  );
}

const CITIES = ["CITY"] as const;

function amountOf({ query, city, from }: AgendaState): number {
  return [query, city, from].filter(Boolean).length;
}

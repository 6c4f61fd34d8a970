import { Form } from "react-router";
import type { SearchState } from "../../../activities/search-state.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { Sheet, SheetLink } from "../../ui/sheet.tsx";
import { useWords } from "../../words/use-words.ts";
import { AreaFilter } from "./area-filter.tsx";
import { AgeFilter } from "./age-filter.tsx";
import { FILTER_FORM } from "./filter-form.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";
import type { Overview } from "./load-overview.server.ts";
import { PersonsFilter } from "./persons-filter.tsx";
import { KeywordFilter, PlaceFilter } from "./text-filters.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/** Groups that stand open before anything is chosen in them. */
const OPEN_GROUPS = 2;

/** All filters: a sidebar on wide screens, a full-screen panel behind a bar on small ones. One form serves both. */
export function Filters({ overview, state }: { overview: Overview; state: SearchState }) {
  const words = useWords();
  const form = useFilterForm(state, overview.place?.label ?? null);
  const total = form.pendingTotal ?? overview.total;
  const apply = (
    <button className={buttonClass("main", "wide")} type="submit" form={FILTER_FORM}>
      {words.home.show(words.activities(total))}
    </button>
  );
  return (
    <>
      <div className={styles.bar}>
        <SheetLink to="filters" className={buttonClass("line", "wide")}>
          <Icon name="filter" />
          {words.overview.filters}
          {overview.chips.length > 0 && <span className={styles.badge}>{overview.chips.length}</span>}
        </SheetLink>
      </div>
      <Sheet id="filters" label={words.overview.filters} place="panel" className={styles.filters} foot={apply} onClose={form.apply}>
        <Form
          id={FILTER_FORM}
          ref={form.ref}
          action="/uitjes"
          autoComplete="off"
          onChange={form.onChange}
          onBlur={form.onBlur}
          onSubmit={form.onSubmit}
        >
          {state.location && <input type="hidden" name="locatie" value={`${state.location.type.toLowerCase()}-${state.location.id}`} />}
          <PlaceFilter place={overview.unknownPlace ?? overview.place?.label ?? null} />
          <PersonsFilter persons={state.persons} />
          {overview.groups.map((group, index) => (
            <FilterGroup key={group.name} group={group} chosen={state.filters} startsOpen={index < OPEN_GROUPS} />
          ))}
          <AreaFilter area={state.area} />
          <AgeFilter minimumAge={state.minimumAge} />
          <KeywordFilter query={state.query} />
        </Form>
      </Sheet>
    </>
  );
}

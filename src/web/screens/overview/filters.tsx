import { chipsOf } from "../../../activities/search-state.ts";
import { FilterPanel } from "../../ui/dialog/filter-panel.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { AreaFilter } from "./area-filter.tsx";
import { AgeFilter } from "./age-filter.tsx";
import { FILTER_FORM } from "./filter-form.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { FilterProps } from "./filter-props.ts";
import styles from "./filters.module.css";
import { IndoorOutdoorFilter } from "./indoor-outdoor-filter.tsx";
import { isAroundCity } from "./is-around-city.ts";
import { PanelFoot } from "./panel-foot.tsx";
import { PersonsFilter } from "./persons-filter.tsx";
import { RadiusFilter } from "./radius-filter.tsx";
import { KeywordFilter, PlaceFilter } from "./text-filters.tsx";
import { useFilterForm } from "./use-filter-form.ts";
import { useWords } from "../../words/use-words.ts";

/** Groups that are open before anything is chosen in them. */
const OPEN_GROUPS = 2;

/** All filters: a sidebar on wide screens, a full-screen panel on small ones, in one form. */
export function Filters(props: FilterProps) {
  const { overview: words } = useWords();
  const form = useFilterForm(props.state, props.place?.label ?? null);
  const { state } = form;
  const place = form.pending ? form.pending.place : (props.place?.label ?? "");
  const chosen = form.pending?.state ?? state;
  const amount = chipsOf(chosen).length + (place && !chosen.location ? 1 : 0);
  // Indoors or outdoors is the first filter on brands whose cards show it.
  const isFirst = useBrand().cardLabels === "ages";
  const indoorOutdoor = <IndoorOutdoorFilter chosen={chosen.indoorOutdoor} counts={form.counts ? null : props.sides} />;
  const foot = <PanelFoot total={form.total ?? props.total} chosen={amount} onClear={form.clear} />;
  return (
    <FilterPanel
      id="filters"
      label={words.filters}
      className={styles.filters}
      hasLevels
      opener={{ icon: "filter", label: words.filters }}
      amount={props.chips}
      foot={foot}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its controls, which keys operate */}
      <form
        id={FILTER_FORM}
        ref={form.ref}
        action="/uitjes"
        autoComplete="off"
        onChange={form.onChange}
        onBlur={form.onBlur}
        onSubmit={form.onSubmit}
      >
        {props.hidden.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {isFirst && indoorOutdoor}
        <PlaceFilter
          place={props.unknownPlace ?? props.place?.label ?? null}
          note={place || null}
          revision={form.revision}
          onSuggestions={form.addPlaces}
        >
          {isAroundCity(state, props.state) && <RadiusFilter radiusKm={chosen.radiusKm} />}
        </PlaceFilter>
        <KeywordFilter query={chosen.query} />
        <PersonsFilter persons={state.persons} revision={form.revision} />
        {!isFirst && indoorOutdoor}
        {props.groups.map((group, index) => (
          <FilterGroup
            key={group.name}
            group={form.counts ? counted(group, form.counts) : group}
            chosen={chosen.filters}
            startsOpen={index < OPEN_GROUPS}
          />
        ))}
        <AreaFilter area={chosen.area} />
        <AgeFilter minimumAge={chosen.minimumAge} />
      </form>
    </FilterPanel>
  );
}

type Group = FilterProps["groups"][number];

/** A group with the counts of the choices in the open panel; a filter without a count shows 0 (specification 1 §4). */
function counted(group: Group, counts: ReadonlyMap<number, number>): Group {
  return { ...group, filters: group.filters.map((filter) => ({ ...filter, count: counts.get(filter.id) ?? 0 })) };
}

import { Form } from "react-router";
import { chipsOf, type SearchState } from "../../../activities/search-state.ts";
import { FilterPanel } from "../../ui/filter-panel.tsx";
import { useBrand } from "../../use-brand.ts";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { AreaFilter } from "./area-filter.tsx";
import { AgeFilter } from "./age-filter.tsx";
import { FILTER_FORM } from "./filter-form.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";
import { IndoorOutdoorFilter } from "./indoor-outdoor-filter.tsx";
import { isAroundCity } from "./is-around-city.ts";
import type { Overview } from "./load-overview.server.ts";
import { PanelFoot } from "./panel-foot.tsx";
import { beginLevels, goLevelUp } from "./panel-levels.ts";
import { PersonsFilter } from "./persons-filter.tsx";
import { RadiusFilter } from "./radius-filter.tsx";
import { KeywordFilter, PlaceFilter } from "./text-filters.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/** Groups that stand open before anything is chosen in them. */
const OPEN_GROUPS = 2;

/** All filters: a sidebar on wide screens, a full-screen panel behind a bar on small ones. One form serves both. */
export function Filters({ overview, state }: { overview: Overview; state: SearchState }) {
  const { overview: words } = useOverviewWords();
  const form = useFilterForm(state, overview.place?.label ?? null);
  const place = form.pending ? form.pending.place : (overview.place?.label ?? "");
  const chosen = form.pending?.state ?? state;
  const amount = chipsOf(chosen).length + (place && !chosen.location ? 1 : 0);
  // Where cards say it, it is what people choose by first.
  const isFirst = useBrand().cardLabels === "ages";
  const indoorOutdoor = <IndoorOutdoorFilter chosen={chosen.indoorOutdoor} counts={form.counts ? null : overview.sides} />;
  const foot = <PanelFoot total={form.total ?? overview.total} chosen={amount} onClear={form.clear} />;
  return (
    <FilterPanel
      id="filters"
      label={words.filters}
      className={styles.filters}
      opener={{ icon: "filter", label: words.filters, onOpen: beginLevels }}
      amount={overview.chips.length}
      foot={foot}
      onCancel={(event) => goLevelUp(event.currentTarget) && event.preventDefault()}
      onClose={form.close}
    >
      <Form
        id={FILTER_FORM}
        ref={form.ref}
        action="/uitjes"
        autoComplete="off"
        onChange={form.onChange}
        onBlur={form.onBlur}
        onSubmit={form.onSubmit}
      >
        {overview.hidden.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {isFirst && indoorOutdoor}
        <PlaceFilter
          place={overview.unknownPlace?.typed ?? overview.place?.label ?? null}
          note={place || null}
          revision={form.revision}
          onSuggestions={form.know}
        >
          {isAroundCity(state, overview.state) && <RadiusFilter radiusKm={chosen.radiusKm} />}
        </PlaceFilter>
        <KeywordFilter query={chosen.query} />
        <PersonsFilter persons={state.persons} revision={form.revision} />
        {!isFirst && indoorOutdoor}
        {overview.groups.map((group, index) => (
          <FilterGroup
            key={group.name}
            group={form.counts ? counted(group, form.counts) : group}
            chosen={chosen.filters}
            startsOpen={index < OPEN_GROUPS}
          />
        ))}
        <AreaFilter area={chosen.area} />
        <AgeFilter minimumAge={chosen.minimumAge} />
      </Form>
    </FilterPanel>
  );
}

/** With the counts under what is chosen but not yet asked for; a filter without one shows 0 (specification 1 §4). */
function counted(group: Overview["groups"][number], counts: ReadonlyMap<number, number>): Overview["groups"][number] {
  return { ...group, filters: group.filters.map((filter) => ({ ...filter, count: counts.get(filter.id) ?? 0 })) };
}

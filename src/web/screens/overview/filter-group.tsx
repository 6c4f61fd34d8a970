import { useState } from "react";
import { Fold } from "./fold.tsx";
import { GroupSearch } from "./group-search.tsx";
import type { Overview } from "./load-overview.server.ts";
import { Options } from "./options.tsx";
import { useWords } from "../../words/use-words.ts";

type FilterGroupProps = { group: Overview["groups"][number]; chosen: readonly number[]; startsOpen: boolean };

type Search = { typed: string; leavesOut: (name: string) => boolean };

/** With more filters than these a group can be searched. */
const MANY = 8;

/** The filters of a group with the count each would leave; a zero cannot be chosen, a chosen one always shows. */
export function FilterGroup({ group, chosen, startsOpen }: FilterGroupProps) {
  const { overview } = useWords();
  const [search, setSearch] = useState<Search | null>(null);
  const chosenHere = group.filters.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const isLeftOut = ({ name }: { name: string }) => search?.leavesOut(name) ?? false;
  return (
    <Fold title={group.name} open={startsOpen || chosenHere.length > 0} note={chosenHere.join(", ") || null}>
      {group.filters.length > MANY && (
        <GroupSearch
          group={group.name}
          onSearch={async (typed) => setSearch(await searchFor(typed))}
          noneFound={search && group.filters.every(isLeftOut) ? overview.noFilter(search.typed) : null}
        />
      )}
      <Options
        label={group.name}
        options={group.filters.map((filter) => {
          const isChosen = chosen.includes(filter.id);
          return {
            type: "checkbox",
            name: "filters",
            value: String(filter.id),
            label: filter.name,
            count: filter.count,
            checked: isChosen,
            disabled: filter.count === 0 && !isChosen,
            hidden: isLeftOut(filter),
          };
        })}
      />
    </Fold>
  );
}

/** How names are compared is fetched with the first search. */
async function searchFor(typed: string): Promise<Search> {
  const { foldCase } = await import("../../../../packages/search/text/fold-case.ts");
  const needle = foldCase(typed.trim());
  return { typed, leavesOut: (name) => !foldCase(name).includes(needle) };
}

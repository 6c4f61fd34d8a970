import { useState } from "react";
import { Disclosure } from "./disclosure.tsx";
import { GroupSearch } from "./group-search.tsx";
import type { Overview } from "./load-overview.server.ts";
import { Options } from "./options.tsx";
import { useWords } from "../../words/use-words.ts";

type FilterGroupProps = { group: Overview["groups"][number]; chosen: readonly number[]; startsOpen: boolean };

type Search = { typed: string; hides: (name: string) => boolean };

/** A group with more filters than this has a search field. */
const MANY = 8;

/** The filters of a group, each with its number of results; one with 0 is disabled, unless it is chosen. */
export function FilterGroup({ group, chosen, startsOpen }: FilterGroupProps) {
  const { overview } = useWords();
  const [search, setSearch] = useState<Search | null>(null);
  const chosenHere = group.filters.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const isHidden = ({ name }: { name: string }) => search?.hides(name) ?? false;
  return (
    <Disclosure title={group.name} open={startsOpen || chosenHere.length > 0} note={chosenHere.join(", ") || null}>
      {group.filters.length > MANY && (
        <GroupSearch
          group={group.name}
          onSearch={async (typed) => setSearch(await searchFor(typed))}
          noneFound={search && group.filters.every(isHidden) ? overview.noFilter(search.typed) : null}
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
            hidden: isHidden(filter),
          };
        })}
      />
    </Disclosure>
  );
}

/** The case folding of names is loaded with the first search. */
async function searchFor(typed: string): Promise<Search> {
  const { foldCase } = await import("../../../../packages/search/text/fold-case.ts");
  const needle = foldCase(typed.trim());
  return { typed, hides: (name) => !foldCase(name).includes(needle) };
}

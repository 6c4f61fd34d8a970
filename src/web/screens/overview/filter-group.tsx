import { useState } from "react";
import { folded } from "../../../search/text/folded.ts";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { Fold } from "./fold.tsx";
import { GroupSearch } from "./group-search.tsx";
import type { Overview } from "./load-overview.server.ts";
import { Options } from "./options.tsx";

type FilterGroupProps = { group: Overview["groups"][number]; chosen: readonly number[]; startsOpen: boolean };

/** With more filters than these a group can be searched. */
const MANY = 8;

/** The filters of a group with the count each would leave; a zero cannot be chosen, a chosen one always shows. */
export function FilterGroup({ group, chosen, startsOpen }: FilterGroupProps) {
  const { overview } = useOverviewWords();
  const [typed, setTyped] = useState("");
  const needle = folded(typed.trim());
  const chosenHere = group.filters.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const isLeftOut = (filter: { name: string }) => needle !== "" && !folded(filter.name).includes(needle);
  return (
    <Fold title={group.name} open={startsOpen || chosenHere.length > 0} note={chosenHere.join(", ") || null}>
      {group.filters.length > MANY && (
        <GroupSearch group={group.name} onSearch={setTyped} noneFound={group.filters.every(isLeftOut) ? overview.noFilter(typed) : null} />
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

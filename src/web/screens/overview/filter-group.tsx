import { useWords } from "../../words/use-words.ts";
import { Fold } from "./fold.tsx";
import type { Overview } from "./load-overview.server.ts";
import { Option } from "./option.tsx";

type FilterGroupProps = { group: Overview["groups"][number]; chosen: readonly number[]; startsOpen: boolean };

/** The filters of a group with the count each would leave; a zero cannot be chosen, a chosen one always shows. */
export function FilterGroup({ group, chosen, startsOpen }: FilterGroupProps) {
  const { overview } = useWords();
  const chosenHere = group.filters.filter(({ id }) => chosen.includes(id)).length;
  return (
    <Fold title={group.name} open={startsOpen || chosenHere > 0} note={chosenHere > 0 ? overview.chosen(chosenHere) : null}>
      <fieldset aria-label={group.name}>
        {group.filters.map(({ id, name, count }) => {
          const isChosen = chosen.includes(id);
          return (
            <Option
              key={id}
              type="checkbox"
              name="filters"
              value={String(id)}
              label={name}
              count={count}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
            />
          );
        })}
      </fieldset>
    </Fold>
  );
}

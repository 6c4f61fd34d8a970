import { sideWord } from "../../../activities/filter-url.ts";
import { SIDES, type Side } from "../../../activities/search-state.ts";
import { Disclosure } from "./disclosure.tsx";
import { Options } from "./options.tsx";
import { useWords } from "../../words/use-words.ts";

type IndoorOutdoorFilterProps = {
  chosen: readonly Side[];
  /** Number of results of each; null while unknown. */
  counts: Readonly<Record<Side, number>> | null;
};

/** Indoors, outdoors, or either (specification 3, second round). */
export function IndoorOutdoorFilter({ chosen, counts }: IndoorOutdoorFilterProps) {
  const { overview } = useWords();
  return (
    <Disclosure title={overview.indoorOutdoor} open note={chosen.map((side) => overview.sides[side]).join(", ") || null}>
      <Options
        label={overview.indoorOutdoor}
        options={SIDES.map((side) => {
          const isChosen = chosen.includes(side);
          return {
            ...{ type: "checkbox", name: "waar", value: sideWord(side), label: overview.sides[side] },
            ...{ count: counts?.[side], checked: isChosen, disabled: counts?.[side] === 0 && !isChosen },
          };
        })}
      />
    </Disclosure>
  );
}

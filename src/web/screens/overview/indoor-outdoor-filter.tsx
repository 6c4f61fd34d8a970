import { sideWord } from "../../../activities/filter-url.ts";
import { SIDES, type Side } from "../../../activities/search-state.ts";
import { Fold } from "./fold.tsx";
import { Options } from "./options.tsx";
import { useWords } from "../../words/use-words.ts";

type IndoorOutdoorFilterProps = {
  chosen: readonly Side[];
  /** How many each leaves; null while that is not known of what is chosen. */
  counts: Readonly<Record<Side, number>> | null;
};

/** Indoors, outdoors, or either (decisions, second round). */
export function IndoorOutdoorFilter({ chosen, counts }: IndoorOutdoorFilterProps) {
  const { overview } = useWords();
  return (
    <Fold title={overview.indoorOutdoor} open note={chosen.map((side) => overview.sides[side]).join(", ") || null}>
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
    </Fold>
  );
}

import { areaWord } from "../../../activities/filter-url.ts";
import type { GeographicLocation } from "../../../contract/enumerations.ts";
import { Disclosure } from "./disclosure.tsx";
import { Options } from "./options.tsx";
import { useWords } from "../../words/use-words.ts";

const AREAS = ["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"] as const satisfies GeographicLocation[];

const CHOICE = { type: "radio", name: "gebied" } as const;

/** One area at a time (specification 3, Overview). */
export function AreaFilter({ area }: { area: GeographicLocation | null }) {
  const { overview } = useWords();
  return (
    <Disclosure title={overview.area} open={area !== null} note={area && overview.areas[area]}>
      <Options
        label={overview.area}
        options={[
          { ...CHOICE, value: "", label: overview.anyArea, checked: area === null },
          ...AREAS.map((name) => ({ ...CHOICE, value: areaWord(name), label: overview.areas[name], checked: area === name })),
        ]}
      />
    </Disclosure>
  );
}

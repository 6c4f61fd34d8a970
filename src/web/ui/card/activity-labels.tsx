import type { Teaser, TeaserDetails } from "../../../activities/teaser.ts";
import type { Words } from "../../../../content/words/nl.ts";
import type { IndoorOutdoor } from "../../../contract/enumerations.ts";
import { CachedMarkup } from "../../page-context/cached-markup.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./activity-labels.module.css";
import { Icon, type IconName } from "../layout/icon.tsx";

/** Icons of indoors and outdoors. */
export const SIDE_ICONS = { INDOOR: "home", OUTDOOR: "sun", BOTH: "home-sun" } as const satisfies Record<IndoorOutdoor, IconName>;

/** Labels of a card: price, place, and the number of persons or, on brands for children, age and indoor/outdoor. */
export function ActivityLabels({ activity, place }: { activity: Teaser; place: string }) {
  const { details } = activity;
  return (
    <CachedMarkup tag="ul" className={styles.labels} of={activity} as="labels" blanks={[place]}>
      {(text = "") => <Labels details={details} place={text} />}
    </CachedMarkup>
  );
}

function Labels({ details, place }: { details: TeaserDetails; place: string }) {
  const { cardLabels } = useBrand();
  const { labels } = useWords();
  return (
    <>
      {details.cost && (
        <li className={styles.cost}>
          <span>{details.cost.text}</span>
          {details.cost.vat && <small>{details.cost.vat}</small>}
        </li>
      )}
      {cardLabels === "persons" ? (
        <li>
          <Icon name="people" />
          {personsLabel(details, labels)}
        </li>
      ) : (
        <>
          <li>
            <Icon name="age" />
            {ageLabel(details, labels)}
          </li>
          <li>
            <Icon name={SIDE_ICONS[details.indoorOutdoor]} />
            {labels[details.indoorOutdoor]}
          </li>
        </>
      )}
      {details.place && (
        <li>
          <Icon name="pin" />
          {place}
        </li>
      )}
    </>
  );
}

/** A range of persons in words; 500 is "500 or more". */
export function personsLabel(
  { personsMin, personsMax }: Pick<TeaserDetails, "personsMin" | "personsMax">,
  labels: Words["labels"],
): string {
  const openEnd = personsMax === null || personsMax >= 500;
  if (openEnd) return personsMin ? labels.personsFrom(personsMin) : labels.anyPersons;
  return personsMin ? labels.personsRange(personsMin, personsMax) : labels.personsUpTo(personsMax);
}

export function ageLabel({ minimumAge, maximumAge }: Pick<TeaserDetails, "minimumAge" | "maximumAge">, labels: Words["labels"]): string {
  return maximumAge === null ? labels.fromAge(minimumAge ?? 0) : labels.ageRange(minimumAge ?? 0, maximumAge);
}

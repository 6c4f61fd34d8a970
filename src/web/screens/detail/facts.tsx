import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { ageLabel, personsLabel, SIDE_ICONS } from "../../ui/card/activity-labels.tsx";
import { Icon, type IconName } from "../../ui/layout/icon.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./facts.module.css";

/** Minimum price and duration, in the words of the brand. */
export type AtAGlance = { price: string | null; lasts: string | null };

/** Group size, place, indoor or outdoor, age, price and duration. */
export function Facts({ activity, atAGlance: { price, lasts } }: { activity: ActivityDetail; atAGlance: AtAGlance }) {
  const { detail, labels, places } = useWords();
  const { countryCode, cardLabels } = useBrand();
  const place = <Place activity={activity} country={detail.whole(places.countries[countryCode])} />;
  const hasAge = cardLabels === "ages" || activity.minimumAge !== null || activity.maximumAge !== null;
  return (
    <dl className={styles.facts}>
      <Fact icon="people" name={detail.group} value={personsLabel(activity, labels)} />
      <Fact icon="pin" name={detail.place} value={place} />
      <Fact icon={SIDE_ICONS[activity.indoorOutdoor]} name={detail.where} value={labels[activity.indoorOutdoor]} />
      {hasAge && <Fact icon="age" name={detail.age} value={ageLabel(activity, labels)} />}
      {price && <Fact icon="price" name={detail.price} value={price} />}
      {lasts && <Fact icon="clock" name={detail.lasts} value={lasts} />}
    </dl>
  );
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Place({ activity, country }: { activity: ActivityDetail; country: string }) {
  const [city] = activity.cities;
  if (!city) return (activity.regions[0] ?? activity.provinces[0])?.name ?? country;
  if (city.name === city.province.name) return city.name;
  return (
    <>
      {city.name}, <span className={styles.together}>{city.province.name}</span>
    </>
  );
}

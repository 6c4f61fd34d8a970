import styles from "./radius-filter.module.css";
import { useWords } from "../../words/use-words.ts";

/** Choices of the distance from the city. */
const DISTANCES_KM = [5, 10, 25, 50];

/** The distance around a city; without a distance, its province and regions match too. */
export function RadiusFilter({ radiusKm }: { radiusKm: number | null }) {
  const { overview } = useWords();
  // The address may have another distance.
  const offered = radiusKm === null || DISTANCES_KM.includes(radiusKm) ? DISTANCES_KM : [...DISTANCES_KM, radiusKm];
  return (
    <fieldset className={styles.radius}>
      <legend>{overview.radius}</legend>
      <div className={styles.choices}>
        {[null, ...offered].map((distance_km) => (
          <label key={distance_km} className={styles.choice}>
            <input type="radio" name="straal" value={distance_km ?? ""} defaultChecked={distance_km === radiusKm} />
            <span>{distance_km === null ? overview.anyRadius : overview.km(distance_km)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

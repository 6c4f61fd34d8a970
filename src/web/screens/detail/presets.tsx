import { isShownGroup } from "../../../activities/filter-groups.server.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import type { Brand } from "../../../brands/brand.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { Link } from "../../ui/layout/link.tsx";
import { Section } from "../../ui/layout/section.tsx";
import styles from "./presets.module.css";
import { useWords } from "../../words/use-words.ts";

/** A link to a search for similar activities. */
type Preset = { name: string; url: string };

/** Most links per kind of place, and for filters twice as many: an activity may be available in every city. */
const MAX_OF_A_KIND = 12;

/** Links for the activity's filters and places, the first of each kind; without filters of hidden groups. */
export function presetsOf(brand: Pick<Brand, "hiddenGroups">, { filters, cities, provinces, regions }: ActivityDetail): Preset[] {
  const places = [
    ...cities.slice(0, MAX_OF_A_KIND).map(({ id, name }) => ({ name, url: overviewUrl({ location: { type: "CITY", id } }) })),
    ...regions.slice(0, MAX_OF_A_KIND).map(({ id, name }) => ({ name, url: overviewUrl({ location: { type: "REGION", id } }) })),
    ...provinces.slice(0, MAX_OF_A_KIND).map(({ id, name }) => ({ name, url: overviewUrl({ location: { type: "PROVINCE", id } }) })),
  ];
  return [
    ...filters
      .filter(({ filterGroup }) => isShownGroup(brand, filterGroup))
      .slice(0, 2 * MAX_OF_A_KIND)
      .map(({ id, name }) => ({ name, url: overviewUrl({ filters: [id] }) })),
    ...places,
  ];
}

/** The category widget of large screens, with links to filtered overviews. */
export function Presets({ presets }: { presets: Preset[] }) {
  const detail = useWords().detail;
  if (presets.length === 0) return null;
  return (
    <div className={styles.onLargeScreens}>
      <Section title={detail.somethingElse}>
        <ul className={styles.presets}>
          {presets.map(({ name, url }) => (
            <li key={url}>
              <Link className={styles.preset} to={url}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

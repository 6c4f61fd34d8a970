import { placePhrase } from "../../../places/place-label.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import layout from "../../ui/layout.module.css";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import type { Overview } from "./load-overview.server.ts";
import styles from "./masthead.module.css";

/** The heading in words: what was searched for, and how many there are. */
export function Masthead({ overview: { state, total, place, chips } }: { overview: Overview }) {
  const brand = useBrand();
  const words = useWords();
  const persons = state.persons === null ? null : words.persons(state.persons);
  const where = place && placePhrase(place, words.places);
  const title = chips.length > 0 ? words.overview.title(words.activities(total), where, persons) : brand.overview.title;
  return (
    <div className={styles.masthead}>
      <img
        className={styles.picture}
        src={`/static/scenes/panorama-${brand.key}.svg`}
        alt=""
        width="1920"
        height="650"
        fetchPriority="high"
      />
      <div className={layout.wrap}>
        <Breadcrumbs steps={[{ title: brand.name, url: "/" }, { title: words.overview.breadcrumb }]} />
        <h1>{title}</h1>
        <p>{brand.overview.lead}</p>
      </div>
    </div>
  );
}

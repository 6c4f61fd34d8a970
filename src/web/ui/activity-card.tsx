import type { Teaser } from "../../activities/teaser.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./activity-card.module.css";
import { ActivityLabels } from "./activity-labels.tsx";
import { buttonClass } from "./button.ts";
import { CardTitle } from "./card-title.tsx";
import layout from "./layout.module.css";
import { Link } from "./link.tsx";
import { More } from "./more.tsx";
import type { PictureLoad } from "./picture-load.ts";
import { fetchSlides, Slider } from "./slider.tsx";

type ActivityCardProps = {
  activity: Teaser;
  /** Where it leads, when that is more than the page of the activity. */
  url?: string;
  load?: PictureLoad;
  /** Whether it is laid out after what is nearer to the top (styles/base.css). */
  isFar?: boolean;
};

/** One activity in a list. The whole card answers; organisation, 'Meer' and the slider lie above that link. */
export function ActivityCard({ activity, url = activity.url, load = "near", isFar = false }: ActivityCardProps) {
  const { card } = useWords();
  const { organisation, details } = activity;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing answers here: a card that somebody is at fetches its other pictures
    <article className={styles.card} data-far={isFar ? "" : undefined} onPointerEnter={beginSlides} onFocus={beginSlides}>
      <Slider activity={activity} load={load} />
      <div className={styles.text}>
        <h3>
          <Link className={layout.target} to={url} prefetch="intent" viewTransition>
            <CardTitle title={activity.title} />
          </Link>
        </h3>
        {organisation && (
          <p className={styles.by}>
            <Link className={layout.above} to={organisation.url}>
              {organisation.name}
            </Link>
          </p>
        )}
        <More text={details} of={activity} />
        <ActivityLabels activity={activity} />
        <span className={[buttonClass("quiet", "wide"), styles.button].join(" ")} aria-hidden="true">
          {card.button}
        </span>
      </div>
    </article>
  );
}

function beginSlides({ currentTarget }: React.SyntheticEvent<HTMLElement>) {
  fetchSlides(currentTarget);
}

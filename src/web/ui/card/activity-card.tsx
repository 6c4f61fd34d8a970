import type { Teaser } from "../../../activities/teaser.ts";
import { CachedMarkup } from "../../page-context/cached-markup.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./activity-card.module.css";
import { ActivityLabels } from "./activity-labels.tsx";
import { buttonClass } from "../form/button.ts";
import { CardTitle } from "./card-title.tsx";
import layout from "../layout/layout.module.css";
import { Link } from "../layout/link.tsx";
import { More } from "./more.tsx";
import type { PictureLoad } from "../picture/picture-load.ts";
import { Slider } from "../picture/slider.tsx";

type ActivityCardProps = {
  activity: Teaser;
  /** Query to add to the address of the activity. */
  query?: string;
  /** Its location text when a city is chosen; else the card shows its place. */
  where?: string | null;
  load?: PictureLoad;
  /** Whether its layout is deferred (styles/base.css). */
  isDeferred?: boolean;
};

/** One activity in a list. */
export function ActivityCard({ activity, query = "", where, load = "near", isDeferred = false }: ActivityCardProps) {
  return (
    <CachedMarkup
      tag="article"
      className={styles.card}
      data-deferred={isDeferred ? "" : undefined}
      of={load === "near" ? activity : null}
      as="card"
      blanks={[query, where ?? activity.details.place ?? ""]}
    >
      {(ending = "", place = "") => <Card activity={activity} url={activity.url + ending} place={place} load={load} />}
    </CachedMarkup>
  );
}

type CardProps = { activity: Teaser; url: string; place: string; load: PictureLoad };

/** The title's link covers the whole card; organisation, 'Meer' and the slider are above it. */
function Card({ activity, url, place, load }: CardProps) {
  const { card } = useWords();
  const { title, kind, organisation, details } = activity;
  return (
    <>
      <Slider activity={activity} load={load} />
      <div className={styles.text}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h3>
          <Link className={layout.target} to={url}>
            <CardTitle title={title} />
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
        <ActivityLabels activity={activity} place={place} />
        <span className={[buttonClass("quiet", "wide"), styles.button].join(" ")} aria-hidden="true">
          {card.button}
        </span>
      </div>
    </>
  );
}

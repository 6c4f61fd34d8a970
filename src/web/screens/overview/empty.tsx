import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch } from "../../../activities/search-state.ts";
import { ActivityCard } from "../../ui/card/activity-card.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { Nothing } from "../../ui/layout/nothing.tsx";
import { useWords } from "../../words/use-words.ts";
import type { Overview } from "./load-overview.server.ts";
import styles from "./results.module.css";

/** What stands in the place of an empty list, and what nearly fits, which also follows a short one. */
export function Instead({ overview, query }: { overview: Overview; query: string }) {
  const { activities, near } = overview;
  return (
    <>
      {activities.length === 0 && <Empty overview={overview} />}
      {near && (
        <>
          <h2 className={styles.near}>{near.title}</h2>
          <div className={styles.results} data-amount={near.matches.length}>
            {near.matches.map(({ activity, where, misses }) => (
              <div key={activity.id} className={styles.match}>
                <p className={styles.misses}>{misses}</p>
                <ActivityCard activity={activity} query={query} where={where} isFar />
              </div>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Nothing found, or a page past the end of the list. Where a way on is offered, clearing all stands with the chips above. */
function Empty({ overview }: { overview: Overview }) {
  const { state, nothing } = overview;
  const words = useWords().overview;
  if (!nothing) return <Nothing title={words.pastEnd} link={{ to: overviewUrl({ ...state, page: 1 }), title: words.toFirstPage }} />;

  const { title, advice, clear, ways } = nothing;
  if (ways.length === 0) {
    const link = { to: overviewUrl(changeSearch(state, { kind: "clearAll" })), title: clear };
    return <Nothing title={title} text={advice ?? undefined} link={link} />;
  }

  return (
    <div className={styles.nothing}>
      <img src="/static/scenes/lost.svg" alt="" width="400" height="300" />
      <div>
        <h2>{title}</h2>
        {advice && <p>{advice}</p>}
        {ways.map((group) => (
          <Ways key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}

/** Links that each lead to something, with how many that is. */
function Ways({ title, links }: NonNullable<Overview["nothing"]>["ways"][number]) {
  return (
    <>
      <p className={styles.ways}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ url, label, amount }) => (
          <li key={url}>
            <Link className={buttonClass("white", "small")} to={url} inPlace="list">
              {label}
              <span className={styles.total}>{amount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

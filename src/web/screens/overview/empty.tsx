import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch } from "../../../activities/search-state.ts";
import { ActivityCard } from "../../ui/card/activity-card.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { useWords } from "../../words/use-words.ts";
import type { Overview } from "./load-overview.server.ts";
import styles from "./results.module.css";

/** Below a short list: activities that nearly fit. In place of an empty list: advice and links too. */
export function Alternatives({ overview, query }: { overview: Overview; query: string }) {
  const { activities, near } = overview;
  return (
    <>
      {activities.length === 0 && <Empty overview={overview} />}
      {near && (
        <>
          <h2 className={styles.near}>{near.title}</h2>
          <div className={styles.results} data-amount={near.matches.length}>
            {near.matches.map(({ activity, where, difference }) => (
              <div key={activity.id} className={styles.match}>
                <p className={styles.difference}>{difference}</p>
                <ActivityCard activity={activity} query={query} where={where} isDeferred />
              </div>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Nothing found, or a page past the end of the list. Has no 'clear all' beside links to other searches: the chips above have it. */
function Empty({ overview }: { overview: Overview }) {
  const { state, noResults } = overview;
  const words = useWords().overview;
  if (!noResults) return <EmptyState title={words.pastEnd} link={{ to: overviewUrl({ ...state, page: 1 }), title: words.toFirstPage }} />;

  const { title, advice, clear, linkGroups } = noResults;
  if (linkGroups.length === 0) {
    const link = { to: overviewUrl(changeSearch(state, { kind: "clearAll" })), title: clear };
    return <EmptyState title={title} text={advice ?? undefined} link={link} />;
  }

  return (
    <div className={styles.nothing}>
      <img src="/static/scenes/lost.svg" alt="" width="400" height="300" />
      <div>
        <h2>{title}</h2>
        {advice && <p>{advice}</p>}
        {linkGroups.map((group) => (
          <SearchLinks key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}

/** Links to searches with results, each with its total. */
function SearchLinks({ title, links }: NonNullable<Overview["noResults"]>["linkGroups"][number]) {
  return (
    <>
      <p className={styles.linksTitle}>{title}</p>
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

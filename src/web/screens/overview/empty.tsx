import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch } from "../../../activities/search-state.ts";
import { buttonClass } from "../../ui/button.ts";
import { Link } from "../../ui/link.tsx";
import { Nothing } from "../../ui/nothing.tsx";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./empty.module.css";
import type { Overview } from "./load-overview.server.ts";

/** Nothing found, or a page past the end of the list. Where a way on is offered, clearing all stands with the chips above. */
export function Empty({ overview: { state, total, ways, advice } }: { overview: Overview }) {
  const own = useOverviewWords().overview;
  const { overview, activities } = useWords();
  const isPastEnd = total > 0;
  return (
    <Nothing title={isPastEnd ? overview.pastEnd : own.emptyTitle} text={advice ?? undefined}>
      {ways.length > 0 && (
        <>
          <p className={styles.ways}>{own.emptyWays}</p>
          <ul className={styles.list}>
            {ways.map((way) => (
              <li key={way.url}>
                <Link className={buttonClass("white")} to={way.url} preventScrollReset>
                  {way.label}
                  <span className={styles.total}>{activities(way.total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length === 0 && (
        <Link
          className={buttonClass("white")}
          to={overviewUrl(isPastEnd ? { ...state, page: 1 } : changeSearch(state, { kind: "clearAll" }))}
        >
          {isPastEnd ? overview.toFirstPage : own.clear}
        </Link>
      )}
    </Nothing>
  );
}

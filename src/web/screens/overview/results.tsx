import { Fragment } from "react";
import { activityQuery } from "../../../activities/activity-url.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { ActivityCard } from "../../ui/card/activity-card.tsx";
import { BannerCard } from "../../ui/card/banner-card.tsx";
import { Benefits } from "../../ui/layout/benefits.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { loadInList } from "../../ui/picture/picture-load.ts";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { useWords } from "../../words/use-words.ts";
import { Alternatives } from "./empty.tsx";
import { ResultSummary } from "./result-summary.tsx";
import type { Overview } from "./load-overview.server.ts";
import styles from "./results.module.css";

/** Id of the start of the list, for the link that skips the filters. */
export const RESULTS = "resultaten";
/** Indexes: the banner is after the third card, the check-list after the eighth (specification 3, Overview). */
const BANNER_AFTER = 2;
const BENEFITS_AFTER = 7;
/** Cards in the first view, whose images load eagerly. */
const EAGER_CARDS = 2;
/** Cards that are laid out at once: more than the viewport of a phone, and one row of two columns. */
const NEAR_CARDS = 2;

export function Results({ overview }: { overview: Overview }) {
  const { state, activities, banner, pageCount, period, next, where, near } = overview;
  const words = useWords();
  const query = activityQuery(state.persons);
  return (
    <>
      <h2 id={RESULTS} className={layout.srOnly} tabIndex={-1} data-list-top="">
        {words.overview.breadcrumb}
      </h2>
      <div className={styles.list}>
        <ResultSummary overview={overview} />
        {activities.length > 0 && (
          <>
            <Benefits />
            <div className={styles.results} data-amount={activities.length}>
              {activities.map((activity, index) => (
                <Fragment key={activity.id}>
                  <ActivityCard
                    activity={activity}
                    query={query}
                    where={where?.[index]}
                    load={loadInList(index, EAGER_CARDS)}
                    isDeferred={index >= NEAR_CARDS}
                  />
                  {index === BANNER_AFTER && banner && (
                    <div className={styles.banner}>
                      <BannerCard banner={banner} />
                    </div>
                  )}
                  {index === BENEFITS_AFTER && <Benefits asCell />}
                </Fragment>
              ))}
            </div>
          </>
        )}
        {(near || activities.length === 0) && <Alternatives overview={overview} query={query} />}
        <Pagination
          current={state.page}
          pageCount={pageCount}
          inPlace
          pages={pageNumbers(state.page, pageCount)}
          // A cursor: activities that are added or removed meanwhile neither repeat nor skip others.
          urlOf={(page) => overviewUrl({ ...state, page, period, after: page === state.page + 1 ? next : null })}
        />
        {activities.length > 0 && state.sort === "recommended" && (
          <p className={styles.order}>
            {overview.texts.order.rotates} <Link to="/over-de-volgorde">{overview.texts.order.about}</Link>
          </p>
        )}
      </div>
    </>
  );
}

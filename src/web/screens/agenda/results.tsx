import { Fragment } from "react";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { changeAgenda } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { Region } from "../../document/region.server.tsx";
import { SuggestPlace } from "../../search-fields/suggest-place-link.tsx";
import { BannerCard } from "../../ui/card/banner-card.tsx";
import { EventCard } from "../../ui/card/event-card.tsx";
import { EventList } from "../../ui/card/event-list.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { loadInList } from "../../ui/picture/picture-load.ts";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { AdLabel } from "./ad-label.tsx";
import { AgendaEmpty } from "./empty.tsx";
import { FollowAgenda } from "./follow.tsx";
import type { Agenda } from "./load-agenda.server.ts";
import styles from "./results.module.css";
import { useWords } from "../../words/use-words.ts";

/** Counted from one (specification 3, Behaviour): ad labels are after the first and seventh event, the banner after the fourth. */
const ADS_AFTER: readonly number[] = [1, 7];
const BANNER_AFTER = 4;
/** Cards in the first view, whose first image loads eagerly. */
const EAGER_CARDS = 2;

/** The list, as a region that list navigation replaces. */
export function AgendaResults({ agenda: shown }: { agenda: Agenda }) {
  const { state, events, total, pageCount, banner, unknownCity, isAvailable } = shown;
  const agenda = useWords().agenda;
  const amount = total > 0 ? agenda.found(total) : agenda.empty;
  return (
    <Region name="agenda" className={styles.column}>
      <h2 className={layout.srOnly} tabIndex={-1} data-list-top="">
        {agenda.results}
      </h2>
      {unknownCity !== null && (
        <p className={styles.unknown} role="status">
          <Icon name="alert" />
          <span>
            {agenda.cityUnknown(unknownCity.typed)} <SuggestPlace url={unknownCity.suggestUrl} />
          </span>
        </p>
      )}
      <p className={total > 0 ? styles.count : layout.srOnly} role="status" data-announces="">
        {isAvailable ? amount : agenda.unread}
      </p>
      {events.length === 0 ? (
        <AgendaEmpty agenda={shown} />
      ) : (
        <EventList>
          {events.map((teaser, index) => (
            <Fragment key={teaser.id}>
              <EventCard event={teaser} load={loadInList(index, EAGER_CARDS)} isDeferred={index >= EAGER_CARDS} />
              {ADS_AFTER.includes(index + 1) && <AdLabel />}
              {index + 1 === BANNER_AFTER && banner && <BannerCard banner={banner} />}
            </Fragment>
          ))}
        </EventList>
      )}
      <Pagination
        current={state.page}
        pageCount={pageCount}
        inPlace
        pages={pageNumbers(state.page, pageCount)}
        urlOf={(page) => agendaUrl(changeAgenda(state, { kind: "setPage", page }))}
      />
      {events.length > 0 && <FollowAgenda state={state} origin={shown.origin} />}
    </Region>
  );
}

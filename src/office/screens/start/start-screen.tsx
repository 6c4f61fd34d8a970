import { countUnsent } from "../../../mail/unsent-mails.ts";
import { countWaiting, MOST, type Waiting } from "../../../moderation/count-waiting.ts";
import { readActs, type RecordedAct } from "../../../history/read-acts.ts";
import type { Answer } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { useRequest } from "../../page-context.ts";
import { ActList } from "../../ui/act-list.tsx";
import { ageInWords } from "../../ui/age.tsx";
import text from "../../ui/text.module.css";
import { LastWeek, readLastWeek, type WeekFigures } from "./last-week.tsx";
import styles from "./start.module.css";

const LATEST = 8;

type Tile = { name: string; url: string; count: number; oldest: Date | null };
type StartProps = { tiles: readonly Tile[]; week: WeekFigures | null; acts: readonly RecordedAct[] };

/** GET /: what waits, how old it is, how the last week went, and what was done last. */
export async function loadStart(request: OfficeRequest): Promise<Answer> {
  const { site, scope, words, session, actor } = request;
  const [waiting, dead, week, acts] = await Promise.all([
    offers(request, "held.read") ? countWaiting(site.db, scope) : [],
    offers(request, "mails.read") ? countUnsent(site.db, scope, { filter: { state: "dead" }, most: MOST }) : { count: 0, oldest: null },
    readLastWeek(request),
    offers(request, "log.read") ? readActs(site.db, scope, { limit: LATEST }) : [],
  ]);
  const title = words.start.greeting(session?.account.firstName ?? "");
  if (actor.kind === "USER") return { title, body: <p className={text.lead}>{words.start.providersLater}</p> };
  const tiles = [...waiting.map((kind) => heldTile(request, kind)), { name: words.start.deadMails, url: "/post?staat=dead", ...dead }];
  return { title, body: <Start tiles={tiles.filter(({ count }) => count > 0)} week={week} acts={acts} /> };
}

function heldTile({ words }: OfficeRequest, { kind, ...waiting }: Waiting): Tile {
  return { name: words.start.kinds[kind], url: `/wachtrij?soort=${kind}`, ...waiting };
}

function Start({ tiles, week, acts }: StartProps) {
  const { words } = useRequest();
  return (
    <>
      <section>
        <h2 className={styles.heading}>{words.start.waiting}</h2>
        {tiles.length === 0 ? (
          <p className={styles.nothing}>{words.start.nothingWaits}</p>
        ) : (
          <ul className={styles.tiles}>
            {tiles.map((tile) => (
              <li key={tile.url}>
                <WaitingTile {...tile} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {week && <LastWeek {...week} />}
      <section className={text.section}>
        <h2>{words.start.latest}</h2>
        {acts.length === 0 ? <p className={text.fine}>{words.start.noActs}</p> : <ActList acts={acts} />}
      </section>
    </>
  );
}

function WaitingTile({ name, url, count, oldest }: Tile) {
  const { words, now } = useRequest();
  const age = oldest && ageInWords(words, now.getTime() - oldest.getTime());
  return (
    <a className={styles.tile} href={url}>
      <b>{count >= MOST ? `${MOST}+` : count}</b>
      <span>{name}</span>
      {age && <small>{words.start.oldest(age)}</small>}
    </a>
  );
}

import { countWaiting, MOST, type Waiting } from "../../../moderation/count-waiting.ts";
import { readActs, type RecordedAct } from "../../../history/read-acts.ts";
import type { Answer } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { useRequest } from "../../page-context.ts";
import { ActList } from "../../ui/act-list.tsx";
import { ageInWords } from "../../ui/age.tsx";
import text from "../../ui/text.module.css";
import styles from "./start.module.css";

const LATEST = 8;

/** GET /: what waits, how old it is, and what was done last. */
export async function loadStart(request: OfficeRequest): Promise<Answer> {
  const { site, scope, words, session } = request;
  const isEditor = offers(request, "held.read");
  const [waiting, acts] = await Promise.all([
    isEditor ? countWaiting(site.db, scope) : [],
    offers(request, "log.read") ? readActs(site.db, scope, { limit: LATEST }) : [],
  ]);
  const title = words.start.greeting(session?.account.firstName ?? "");
  return { title, body: <Start waiting={waiting} acts={acts} /> };
}

function Start({ waiting, acts }: { waiting: readonly Waiting[]; acts: readonly RecordedAct[] }) {
  const { words } = useRequest();
  const some = waiting.filter(({ count }) => count > 0);
  return (
    <>
      <section>
        <h2 className={styles.heading}>{words.start.waiting}</h2>
        {some.length === 0 ? (
          <p className={styles.nothing}>{words.start.nothingWaits}</p>
        ) : (
          <ul className={styles.tiles}>
            {some.map((kind) => (
              <li key={kind.kind}>
                <WaitingTile {...kind} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={text.section}>
        <h2>{words.start.latest}</h2>
        {acts.length === 0 ? <p className={text.fine}>{words.start.noActs}</p> : <ActList acts={acts} />}
      </section>
    </>
  );
}

function WaitingTile({ kind, count, oldest }: Waiting) {
  const { words, now } = useRequest();
  const age = oldest && ageInWords(words, now.getTime() - oldest.getTime());
  return (
    <a className={styles.tile} href={`/wachtrij?soort=${kind}`}>
      <b>{count >= MOST ? `${MOST}+` : count}</b>
      <span>{words.start.kinds[kind]}</span>
      {age && <small>{words.start.oldest(age)}</small>}
    </a>
  );
}

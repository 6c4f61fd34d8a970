import type { ReactNode } from "react";
import { readActs, type RecordedAct } from "../../history/read-acts.ts";
import { mailsOfRow, type MailedRow, type QueuedMail } from "../../mail/mails-of-row.ts";
import type { ActionName } from "../../permissions/actions.ts";
import { buttonClass } from "../../web/ui/form/button.ts";
import { listSearch } from "./list-search.ts";
import { Masking } from "./masking.tsx";
import { PERSON, seesPersons } from "./person.ts";
import { offers, type OfficeRequest } from "../http/office-request.ts";
import { houseDay } from "../house-time.ts";
import { useRequest } from "../page-context.ts";
import { ActList } from "../ui/act-list.tsx";
import { Age } from "../ui/age.tsx";
import { Facts, type Fact } from "../ui/facts.tsx";
import text from "../ui/text.module.css";
import styles from "./item-page.module.css";

const ACTS = 50;

/** What stands beside an item: its mails that have not left, and what was done with it. */
export type Beside = { mails: QueuedMail[]; acts: RecordedAct[] };

/** Reads what stands beside an item. */
export async function readBeside({ site, scope }: OfficeRequest, { kind, mailed }: { kind: string; mailed: MailedRow }): Promise<Beside> {
  const [mails, acts] = await Promise.all([
    mailsOfRow(site.db, mailed),
    readActs(site.db, scope, { filter: { subjectKind: kind, subjectId: mailed.id }, limit: ACTS }),
  ]);
  return { mails, acts };
}

type ItemPageProps = Beside & {
  path: string;
  id: number;
  facts: readonly Fact[];
  /** Until when the person is visible; null while masked. */
  until: Date | null;
  reveals: ActionName;
  /** The person's address, in full when it was revealed. */
  email: string;
  /** Why an act was not done. */
  problem?: string | undefined;
  children?: ReactNode;
};

/** The page of something that a visitor sent. `children` are its own acts. */
export function ItemPage({ path, id, facts, until, reveals, email, problem, mails, acts, children }: ItemPageProps) {
  const request = useRequest();
  const { item } = request.words;
  return (
    <div className={styles.item}>
      <div className={styles.main}>
        {problem && (
          <p className={text.alert} role="alert">
            {problem}
          </p>
        )}
        <Masking url={`${path}/${id}/toon${listSearch(request)}`} until={until} reveals={reveals}>
          {reveals === "newsletter.reveal" ? item.maskedReader : item.masked}
        </Masking>
        <section>
          <h2>{item.details}</h2>
          <Facts facts={[...rejectionOf(request, acts), ...facts]} />
        </section>
      </div>
      <div className={styles.side}>
        <section>
          <h2>{item.acts}</h2>
          <div className={styles.acts}>
            {children}
            <EraseLink email={until && email} />
          </div>
        </section>
        <section>
          <h2>{item.mails}</h2>
          <Mails mails={mails} />
        </section>
        <section>
          <h2>{item.history}</h2>
          {acts.length === 0 ? <p className={text.fine}>{item.noHistory}</p> : <ActList acts={acts} />}
        </section>
      </div>
    </div>
  );
}

/** Why it was rejected, unless that was undone, with the way to the line of the log. */
function rejectionOf(request: OfficeRequest, acts: readonly RecordedAct[]): Fact[] {
  const { item } = request.words;
  const [act] = acts.filter(({ action, undoneBy }) => undoneBy === null && (action === "held.reject" || action === "held.release"));
  if (act?.action !== "held.reject") return [];
  const day = houseDay(act.at);
  const query = new URLSearchParams({ handeling: act.action, soort: act.subjectKind, van: day, tot: day });
  const value = (
    <>
      {act.reason}
      {act.reason !== null && <br />}
      {offers(request, "log.read") && <a href={`/logboek?${query}`}>{item.toLog}</a>}
    </>
  );
  return [{ label: item.rejectedBecause, value }];
}

function Mails({ mails }: Pick<Beside, "mails">) {
  const { item, mails: names } = useRequest().words;
  return (
    <>
      {mails.length === 0 ? (
        <p>{item.noMails}</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map(({ id, mail, state, since }) => (
            <li key={id}>
              <b>{names.kinds[mail] ?? mail}</b>
              {item.mailStates[state]}, <Age since={since} />
            </li>
          ))}
        </ul>
      )}
      <p className={text.fine}>
        {item.mailsLead} <a href="/post">{item.toMails}</a>
      </p>
    </>
  );
}

/** An act on the page of an item: a sentence and its button. */
export function ItemAct({ url, lead, label }: { url: string; lead: string; label: string }) {
  return (
    <form className={styles.act} method="post" action={url}>
      <p className={text.fine}>{lead}</p>
      <button type="submit" className={buttonClass("quiet", "small")}>
        {label}
      </button>
    </form>
  );
}

/** Leads to the queue, where it is decided. */
export function Decide({ kind }: { kind: string }) {
  const { item } = useRequest().words;
  return (
    <a className={buttonClass("quiet", "small")} href={`/wachtrij?soort=${kind}`}>
      {item.decide}
    </a>
  );
}

/** Carries the address only when it was revealed, in the body of the request: addresses of pages are stored in many places. */
function EraseLink({ email }: { email: string | null }) {
  const request = useRequest();
  const { item } = request.words;
  if (!seesPersons(request)) return null;
  if (email === null) return <a href={PERSON}>{item.erase}</a>;
  return (
    <form method="post" action={PERSON}>
      <input type="hidden" name="adres" value={email} />
      <button type="submit" className={buttonClass("quiet", "small")}>
        {item.erase}
      </button>
    </form>
  );
}

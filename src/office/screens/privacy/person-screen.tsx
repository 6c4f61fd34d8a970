import { countPerson } from "../../../privacy/held-rows.ts";
import { readAddress } from "../../../privacy/person-rows.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { useRequest } from "../../page-context.ts";
import { PERSON, seesPersons } from "../../submissions/person.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { Counts } from "./counts.tsx";

/** GET /mensen/gegevens: asks for a mail address. */
export async function loadPersonData(request: OfficeRequest): Promise<Answer> {
  return seesPersons(request) ? personPage(request, { typed: "" }) : null;
}

/** POST /mensen/gegevens: what is held of an address. By POST, so that the address is in no address of a page. */
export async function findPersonData(request: OfficeRequest): Promise<Answer> {
  if (!seesPersons(request)) return null;
  const typed = request.form.get("adres") ?? "";
  const address = readAddress(typed);
  if (address === null) return personPage(request, { typed, problem: request.words.privacy.invalid });
  return personPage(request, { typed, held: await readHeld(request, address) });
}

/** What is held of an address: rows by table. */
export type Held = { address: string; counts: Record<string, number> };

/** Counts what is held of an address. */
export async function readHeld({ site }: OfficeRequest, address: string): Promise<Held> {
  return { address, counts: await countPerson(site.db, address) };
}

export type PersonPage = {
  typed: string;
  /** What is wrong with the address. */
  problem?: string;
  held?: Held;
  /** What was typed to confirm, and why nothing was erased. */
  confirmed?: { typed: string; problem: string };
};

/** The page in each of its states; 422 with a problem. */
export function personPage({ words }: OfficeRequest, page: PersonPage): NonNullable<Answer> {
  const { title } = words.privacy;
  const crumbs = [{ title: words.common.screens.people, url: "/mensen" }, { title }];
  const isWrong = page.problem !== undefined || page.confirmed !== undefined;
  return { title, body: <PersonBody {...page} />, crumbs, status: isWrong ? 422 : 200 };
}

function PersonBody({ typed, problem, held, confirmed }: PersonPage) {
  const { privacy } = useRequest().words;
  return (
    <>
      <p className={text.lead}>{privacy.lead}</p>
      <form className={form.form} method="post" action={PERSON}>
        <Field
          id="adres"
          name="adres"
          type="email"
          autoComplete="off"
          label={privacy.address}
          defaultValue={typed}
          problem={problem}
          required
        />
        <p>
          <button type="submit" className={buttonClass(held ? "quiet" : "main")}>
            {privacy.search}
          </button>
        </p>
      </form>
      {held && <HeldData held={held} confirmed={confirmed} />}
    </>
  );
}

function HeldData({ held: { address, counts }, confirmed }: { held: Held; confirmed: PersonPage["confirmed"] }) {
  const { privacy } = useRequest().words;
  const isEmpty = Object.keys(counts).length === 0;
  return (
    <section className={text.section}>
      <h2>{privacy.held(address)}</h2>
      {isEmpty ? <p>{privacy.nothing}</p> : <Counts counts={counts} />}
      {!isEmpty && (
        <form className={`${form.form} ${text.section}`} method="post" action={`${PERSON}/json`}>
          <p className={text.fine}>{privacy.downloadLead}</p>
          <input type="hidden" name="adres" value={address} />
          <p>
            <button type="submit" className={buttonClass("quiet")}>
              {privacy.download}
            </button>
          </p>
        </form>
      )}
      {/* Also of nothing: the mail service may hold the address. */}
      <form className={`${form.form} ${text.section}`} method="post" action={`${PERSON}/wissen`}>
        <p className={text.fine}>{privacy.eraseLead}</p>
        <input type="hidden" name="adres" value={address} />
        <Field
          {...{ id: "nogmaals", name: "nogmaals", type: "email", autoComplete: "off", required: true, label: privacy.confirm }}
          {...{ defaultValue: confirmed?.typed, problem: confirmed?.problem }}
        />
        <p>
          <button type="submit" className={buttonClass("main")}>
            {privacy.erase}
          </button>
        </p>
      </form>
    </section>
  );
}

import { recordAct } from "../../../history/record-act.ts";
import { maskAddress } from "../../../mail/mask-address.ts";
import type { Erasure } from "../../../privacy/erase-person.ts";
import { exportPerson } from "../../../privacy/export-person.ts";
import { forgetPerson } from "../../../privacy/forget-person.ts";
import { readAddress } from "../../../privacy/person-rows.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { useRequest } from "../../page-context.ts";
import { PERSON, seesPersons } from "../../submissions/person.ts";
import text from "../../ui/text.module.css";
import { Counts } from "./counts.tsx";
import { personPage, readHeld } from "./person-screen.tsx";

const SUBJECT = { kind: "person", id: null };

/** POST /mensen/gegevens/json: everything that is held of an address, for a subject access request. */
export async function downloadPerson(request: OfficeRequest): Promise<Answer> {
  const { site, actor, form, requestId } = request;
  const address = readAddress(form.get("adres") ?? "");
  if (!seesPersons(request) || address === null) return null;
  const exported = await exportPerson(site.db, site.secrets, address);
  const changes = { address: [null, maskAddress(address)] } as const;
  await recordAct(site.db, { actor, action: "privacy.export", subject: SUBJECT, changes, requestId });
  return { file: { name: "persoon.json", type: "application/json", body: `${JSON.stringify(exported, null, 2)}\n` } };
}

/** POST /mensen/gegevens/wissen: erases a person, after their address was typed a second time. */
export async function erasePersonNow(request: OfficeRequest): Promise<Answer> {
  const { site, form, words } = request;
  const address = readAddress(form.get("adres") ?? "");
  if (!seesPersons(request) || address === null) return null;
  const typed = form.get("nogmaals") ?? "";
  if (readAddress(typed) !== address) return refused(request, { address, typed, problem: words.privacy.notTheSame });
  const { pictures, mailerLite } = site;
  const forgotten = await forgetPerson(site.db, { address, pictures, mailerLite, record: recorder(request, address) });
  if (forgotten.kind === "service-failed") {
    site.log(forgotten.error, { requestId: request.requestId });
    return refused(request, { address, typed, problem: words.privacy.serviceFailed, status: 503 });
  }
  const { title } = words.privacy;
  return {
    title,
    body: <Erased erasure={forgotten.erasure} />,
    crumbs: [
      { title: words.common.screens.people, url: "/mensen" },
      { title, url: PERSON },
    ],
  };
}

function recorder({ actor, requestId }: OfficeRequest, address: string) {
  return async (transaction: OfficeRequest["site"]["db"], { removed }: Erasure): Promise<void> => {
    const rows = Object.values(removed).reduce((sum, count) => sum + count, 0);
    const changes = { address: [maskAddress(address), null], rows: [rows, null] } as const;
    await recordAct(transaction, { actor, action: "privacy.erase", subject: SUBJECT, changes, requestId });
  };
}

type Refused = { address: string; typed: string; problem: string; status?: number };

async function refused(request: OfficeRequest, { address, typed, problem, status = 422 }: Refused): Promise<Answer> {
  return personPage(request, { typed: address, held: await readHeld(request, address), confirmed: { typed, problem }, status });
}

function Erased({ erasure: { removed, stays } }: { erasure: Erasure }) {
  const { privacy } = useRequest().words;
  const isEmpty = Object.keys(removed).length === 0;
  return (
    <>
      <section role="status">
        <h2>{privacy.erased}</h2>
        {isEmpty ? <p>{privacy.erasedNothing}</p> : <Counts counts={removed} />}
      </section>
      {stays.length > 0 && (
        <section className={text.section}>
          <h2>{privacy.stays}</h2>
          <ul>
            {stays.map((staying) => (
              <li key={staying.kind === "organisation" ? staying.id : 0}>
                {staying.kind === "organisation" ? privacy.staying.organisation(staying) : privacy.staying["busy-mails"](staying)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={`${text.fine} ${text.section}`}>{privacy.backups}</p>
    </>
  );
}

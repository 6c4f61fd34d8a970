import { recordAct } from "../../../history/record-act.ts";
import { maskAddress } from "../../../mail/mask-address.ts";
import type { Erasure } from "../../../privacy/erase-person.ts";
import { exportPerson } from "../../../privacy/export-person.ts";
import { forgetPerson, type Forgotten } from "../../../privacy/forget-person.ts";
import { readAddress } from "../../../privacy/person-rows.ts";
import type { Db } from "../../../database/open.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { seesPersons } from "../../submissions/person.ts";
import { ERASED } from "./erased-screen.tsx";
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
  const forgotten = await erase(request, address);
  if (forgotten.kind === "service-failed") {
    site.log(forgotten.error, { requestId: request.requestId });
    return refused(request, { address, typed, problem: words.privacy.serviceFailed, status: 503 });
  }
  return { location: doneUrl(ERASED, forgotten.actId) };
}

/** Erases, and records in the same transaction what: `actId` is the id of the line. */
async function erase({ site, actor, requestId }: OfficeRequest, address: string): Promise<Forgotten & { actId: number }> {
  let actId = 0;
  const record = async (transaction: Db, { removed, stays }: Erasure): Promise<void> => {
    const changes = { address: [maskAddress(address), null], erased: [removed, null], stays: [null, stays] } as const;
    actId = await recordAct(transaction, { actor, action: "privacy.erase", subject: SUBJECT, changes, requestId });
  };
  const { pictures, mailerLite } = site;
  const forgotten = await forgetPerson(site.db, { address, pictures, mailerLite, record });
  return { ...forgotten, actId };
}

type Refused = { address: string; typed: string; problem: string; status?: number };

async function refused(request: OfficeRequest, { address, typed, problem, status = 422 }: Refused): Promise<Answer> {
  return personPage(request, { typed: address, held: await readHeld(request, address), confirmed: { typed, problem }, status });
}

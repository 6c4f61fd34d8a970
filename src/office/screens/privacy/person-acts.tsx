import { recordAct } from "../../../history/record-act.ts";
import { maskAddress } from "../../../mail/mask-address.ts";
import { erasePerson } from "../../../privacy/erase-person.ts";
import { exportPerson } from "../../../privacy/export-person.ts";
import { readAddress } from "../../../privacy/person-rows.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { seesPersons } from "../../submissions/person.ts";
import { ERASED } from "./erased-screen.tsx";
import { personPage, readHeld } from "./person-screen.tsx";

/** POST /mensen/gegevens/json: everything that is held of an address, for a subject access request. */
export async function downloadPerson(request: OfficeRequest): Promise<Answer> {
  const { site, actor, form, requestId } = request;
  const address = readAddress(form.get("adres") ?? "");
  if (!seesPersons(request) || address === null) return null;
  const exported = await exportPerson(site.db, site.secrets, address);
  const changes = { address: [null, maskAddress(address)] } as const;
  await recordAct(site.db, { actor, action: "privacy.export", subject: { kind: "person", id: null }, changes, requestId });
  return { file: { name: "persoon.json", type: "application/json", body: `${JSON.stringify(exported, null, 2)}\n` } };
}

/** POST /mensen/gegevens/wissen: erases a person, after their address was typed a second time. */
export async function erasePersonNow(request: OfficeRequest): Promise<Answer> {
  const { site, actor, requestId, form, words } = request;
  const address = readAddress(form.get("adres") ?? "");
  if (!seesPersons(request) || address === null) return null;
  const typed = form.get("nogmaals") ?? "";
  if (readAddress(typed) !== address) return refused(request, { address, typed, problem: words.privacy.notTheSame });
  const { pictures, secrets, hasMailService } = site;
  const erased = await erasePerson(site.db, { address, actor, pictures, secrets, hasMailService, requestId });
  return erased.kind === "erased"
    ? { location: doneUrl(ERASED, erased.actId) }
    : refused(request, { address, typed, problem: words.privacy.kept[erased.kind] });
}

type Refused = { address: string; typed: string; problem: string };

async function refused(request: OfficeRequest, { address, typed, problem }: Refused): Promise<Answer> {
  return personPage(request, { typed: address, held: await readHeld(request, address), confirmed: { typed, problem } });
}

import {
  activate,
  changeRole,
  deactivate,
  endSessionsOf,
  inviteAgain,
  resetFactors,
  type PersonChange,
  type PersonOutcome,
} from "../../../accounts/change-person.ts";
import { findColleague } from "../../../accounts/people.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { tooMany } from "../../http/too-many.ts";
import { mailTo } from "../../login/limits.ts";
import { personPage } from "./person-screen.tsx";
import { readRole } from "./role-fields.tsx";

/** POST /mensen/:id: role and brands. */
export async function saveRole(request: OfficeRequest): Promise<Answer> {
  const role = readRole(request.form);
  if ("problem" in role) return personPage(request, { brands: request.words.people.roleProblems[role.problem] });
  return change(request, (by) => changeRole(request.site.db, by, role));
}

/** POST /mensen/:id/deactiveren */
export async function deactivatePerson(request: OfficeRequest): Promise<Answer> {
  return change(request, (by) => deactivate(request.site.db, by));
}

/** POST /mensen/:id/activeren */
export async function activatePerson(request: OfficeRequest): Promise<Answer> {
  return change(request, (by) => activate(request.site.db, request.site.secrets, by));
}

/** POST /mensen/:id/uitloggen */
export async function logOutPerson(request: OfficeRequest): Promise<Answer> {
  return change(request, (by) => endSessionsOf(request.site.db, by));
}

/** POST /mensen/:id/opnieuw: the invitation, again. */
export async function invitePersonAgain(request: OfficeRequest): Promise<Answer> {
  const { site, scope, params } = request;
  const id = readId(params["id"]);
  const person = id === null ? null : await findColleague(site.db, scope, id);
  if (!person) return null;
  const taken = await site.buckets.take([mailTo(person.email)]);
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  return change(request, (by) => inviteAgain(request.site.db, request.site.secrets, by));
}

/** POST /mensen/:id/herstellen: removes all factors, and invites anew. */
export async function resetPerson(request: OfficeRequest): Promise<Answer> {
  return change(request, (by) => resetFactors(request.site.db, request.site.secrets, by));
}

async function change(request: OfficeRequest, act: (by: PersonChange) => Promise<PersonOutcome>): Promise<Answer> {
  const { site, actor, now, requestId, words } = request;
  const accountId = readId(request.params["id"]);
  if (accountId === null) return null;
  const outcome = await act({ actor, accountId, now, origin: site.origin, requestId });
  switch (outcome.kind) {
    case "done":
      return { location: doneUrl(`/mensen/${accountId}`, outcome.actId) };
    case "missing":
      return null;
    case "self":
    case "brands":
    case "last":
    case "state":
      return personPage(request, { whole: words.people.problems[outcome.kind] });
  }
}

import type { Session } from "../../accounts/session.ts";
import type { RecordedAct } from "../../history/read-acts.ts";
import type { Permission, Subject } from "../../permissions/may.ts";
import { may } from "../../permissions/may.ts";
import type { ActionName } from "../../permissions/actions.ts";
import type { Actor } from "../../permissions/actor.ts";
import type { Scope } from "../../permissions/scope.ts";
import type { OfficeSite } from "../office-site.ts";
import type { OfficeWords } from "../words/office-words.ts";

/** A request of the management area, and who sent it. */
export type OfficeRequest = {
  site: OfficeSite;
  url: URL;
  /** The parts of the path that its route names. */
  params: Readonly<Record<string, string>>;
  /** What was posted; empty for a GET. */
  form: URLSearchParams;
  /** The posted JSON; null when something else was posted. */
  json: unknown;
  headers: Headers;
  cookies: Readonly<Record<string, string>>;
  /** IP address of the client. */
  address: string;
  requestId: string;
  now: Date;
  session: Session | null;
  actor: Actor;
  /** What the actor can see at all; every query starts from it. */
  scope: Scope;
  words: OfficeWords;
  /** What the actor just did (`?gedaan=` with its line of the log), how many acts at once, and whether it can be undone. */
  done: { act: RecordedAct; count: number; canUndo: boolean } | null;
};

/** Whether the actor may do something, to a subject or at all: screens show no button that then refuses. */
export function mayDo({ actor, now }: Pick<OfficeRequest, "actor" | "now">, action: ActionName, subject?: Subject): Permission {
  return may(actor, action, subject ? { subject, now } : { now });
}

/** Whether a control for the action is shown: also when a recent proof is missing, which the control then asks for. */
export function offers(request: Pick<OfficeRequest, "actor" | "now">, action: ActionName, subject?: Subject): boolean {
  const permission = mayDo(request, action, subject);
  return permission.kind === "allowed" || permission.because === "step-up";
}

import { UNSENT_STATES, type UnsentFilter, type UnsentOrder } from "../../../mail/unsent-mails.ts";
import { narrowed, type Scope } from "../../../permissions/scope.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { brandFilter } from "../../list/brand-filter.ts";
import { brandOf, type ListQuery, type ListSpec } from "../../list/list-query.ts";
import { oneOf } from "../../list/one-of.ts";
import { optionsOf } from "../../list/options-of.ts";

/** What can be asked of the list of mails that were not delivered. */
export function mailsSpec({ words, scope }: Pick<OfficeRequest, "words" | "scope">): ListSpec {
  const { mails } = words;
  return {
    path: "/post",
    orders: ["staat", "sinds"],
    filters: [
      { kind: "choice", name: "staat", label: mails.state, all: mails.allStates, options: optionsOf(mails.states) },
      { kind: "choice", name: "soort", label: mails.kind, all: mails.allKinds, options: optionsOf(mails.kinds) },
      ...brandFilter(words, scope),
    ],
  };
}

/** The mails that a list shows: of which brands, which ones, and in which order. */
export function askedMails(query: ListQuery, scope: Scope): { scope: Scope; filter: UnsentFilter; order: UnsentOrder } {
  const { values, order, direction } = query;
  return {
    scope: narrowed(scope, brandOf(query)),
    filter: { state: oneOf(UNSENT_STATES, values["staat"]), kind: values["soort"] },
    order: { by: order === "sinds" ? "since" : "state", direction },
  };
}

import type { Permission } from "../../permissions/may.ts";
import { StepUp } from "../ui/step-up.tsx";
import type { Answer } from "./answer.ts";
import { failure } from "./failure.tsx";
import { meansOf } from "../login/means-of-proof.ts";
import type { OfficeRequest } from "./office-request.ts";

type Because = Extract<Permission, { kind: "refused" }>["because"];

/** The answer to somebody who may not do something (yet). Where a login or a proof is missing, it leads there and back. */
export async function refusal(request: OfficeRequest, because: Because, isPost: boolean): Promise<Exclude<Answer, null>> {
  const { url, words } = request;
  const to = `naar=${encodeURIComponent(url.pathname + url.search)}`;
  switch (because) {
    case "login":
      // What was typed stays in the tab: the page says how to go on.
      if (isPost) return { ...failure(words.failures.sessionOver, 401, { keepsPage: true }), isBare: true };
      return { location: url.pathname === "/" ? "/inloggen" : `/inloggen?${to}` };
    case "second-factor":
      return { location: isPost || url.pathname === "/" ? "/bevestigen" : `/bevestigen?${to}` };
    case "step-up":
      return isPost
        ? { title: words.stepUp.title, body: <StepUp to={url.pathname + url.search} means={await meansOf(request)} />, status: 403 }
        : { location: `/bevestigen?${to}` };
    case "views-as":
      return failure(words.failures.viewsAs, 403);
    case "role":
    case "brand":
      return failure(words.failures.missing, 404);
  }
}

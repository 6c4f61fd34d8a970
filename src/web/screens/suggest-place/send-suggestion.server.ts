import { overviewUrl } from "../../../activities/overview-url.ts";
import { messageOf } from "../../../brands/message-of.ts";
import { wordsOf } from "../../../brands/words.ts";
import { isUnavailable, RETRY_S } from "../../../database/is-unavailable.ts";
import { textOf } from "../../../abuse/signals.ts";
import { suggestCity } from "../../../places/suggest-city.server.ts";
import type { ContentSite, FormSite } from "../../../sites.ts";
import type { Redirect } from "../../document/screen.ts";
import type { FormResult } from "../../forms/form-result.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { thanksUrl } from "../../forms/thanks-query.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SUGGEST_PLACE, SUGGESTED } from "../../search-fields/suggest-place-url.ts";
import { PROVINCE_FIELD, type SuggestionAnswer } from "./suggestion-form.tsx";

/** Handles a suggested place: redirects to the thank-you page, or to a known place, or returns the errors with the input. */
export async function sendSuggestion(site: ContentSite & FormSite, request: Request): Promise<Redirect | FormResult<SuggestionAnswer>> {
  const posted = await readPosted(site, request);
  if (posted.kind === "refused") {
    const headers = posted.status === 503 ? retryAfter(RETRY_S) : {};
    return { answer: { problem: "failed" }, status: posted.status, headers };
  }
  const values = { name: textOf(posted.form, PLACE_FIELD), province: textOf(posted.form, PROVINCE_FIELD) };
  const outcome = await suggestCity(site.db, site, values).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    site.log(error);
    return { kind: "unavailable" as const };
  });
  switch (outcome.kind) {
    case "suggested":
      return { location: thanksUrl(SUGGEST_PLACE, SUGGESTED), status: 303 };
    case "known":
      return { location: overviewUrl({ location: { type: outcome.location.type, id: outcome.location.id } }), status: 303 };
    case "invalid": {
      const errors = outcome.errors.map(({ field, key }) => [field, messageOf(wordsOf(site.brand.locale), key)]);
      return { answer: { problem: "wrong", values, errors: Object.fromEntries(errors) }, status: 422 };
    }
    case "too-many-requests":
      return { answer: { problem: "tooMany", values }, status: 429, headers: retryAfter(outcome.retryAfterSeconds) };
    case "unavailable":
      return { answer: { problem: "failed", values }, status: 503, headers: retryAfter(RETRY_S) };
  }
}

function retryAfter(seconds: number): { "retry-after": string } {
  return { "retry-after": String(seconds) };
}

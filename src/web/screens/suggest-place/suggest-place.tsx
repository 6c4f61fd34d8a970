import { PLACE_LENGTH } from "../../../contract/limits.ts";
import { textFrom } from "../../../contract/text-from.ts";
import { nameIn } from "../../../places/plausible-name.ts";
import { ownProvinces } from "../../../places/own-provinces.server.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { isThanks, thanksKey } from "../../forms/thanks-query.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SUGGEST_PLACE, SUGGESTED } from "../../search-fields/suggest-place-url.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";
import { sendSuggestion } from "./send-suggestion.server.ts";
import { SuggestionForm, type SuggestionAnswer } from "./suggestion-form.tsx";
import { wordsOf } from "../../../brands/words.ts";

export const suggestPlace = defineScreen({
  path: ROUTES.suggestPlace.path,
  cacheKey: (query) => `${thanksKey(query, SUGGESTED)}&${typedQuery(query)}`,
  load: loadSuggestPlace,
  submit: ({ site, request }) => sendSuggestion(site, request),
  Page: SuggestPlace,
});

/** The part of the cache key for the text of the place field. */
function typedQuery(query: URLSearchParams): string {
  const typed = query.get(PLACE_FIELD);
  return typed === null ? "" : new URLSearchParams({ [PLACE_FIELD]: textFrom(typed, PLACE_LENGTH) }).toString();
}

function loadSuggestPlace({ site, url }: ScreenRequest, answer: SuggestionAnswer | null) {
  const { brand, catalogue } = site;
  const { title, lead } = wordsOf(brand.locale).suggestPlace;
  const head = documentHead(site, { title: `${title} | ${brand.name}`, description: lead, noindex: true }, null);
  const props = {
    typed: nameIn(textFrom(url.searchParams.get(PLACE_FIELD) ?? "", PLACE_LENGTH)) ?? "",
    provinces: ownProvinces(catalogue, brand),
    wasSent: isThanks(url.searchParams, SUGGESTED),
    answer,
  };
  return { ...head, props };
}

/** The page to suggest a place that the place field does not find (specification 1 §1). */
function SuggestPlace({ typed, provinces, wasSent, answer }: PropsOf<typeof loadSuggestPlace>) {
  const { suggestPlace: words, footer } = useWords();
  const showsThanks = wasSent && !answer;
  return (
    <FormPage title={showsThanks ? words.thanksTitle : words.title}>
      <p role={showsThanks ? "status" : undefined}>{showsThanks ? words.thanks : words.lead}</p>
      {showsThanks ? (
        <>
          <Link className={buttonClass("main")} to="/uitjes">
            {footer.allActivities}
          </Link>
          <Link to={SUGGEST_PLACE}>{words.again}</Link>
        </>
      ) : (
        <SuggestionForm typed={typed} provinces={provinces} answer={answer} />
      )}
    </FormPage>
  );
}

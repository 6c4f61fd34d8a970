import type { Route } from "./+types/suggest-place.ts";
import { PLACE_LENGTH } from "../../../contract/limits.ts";
import { textFrom } from "../../../contract/text-from.ts";
import { headTags } from "../../../seo/head.ts";
import { nameIn } from "../../../places/plausible-name.ts";
import { ownProvinces } from "../../../places/own-provinces.ts";
import { formHeaders } from "../../forms/form-headers.ts";
import { isThanks } from "../../forms/thanks-query.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { PLACE_FIELD } from "../../search/place-field.ts";
import { SUGGEST_PLACE, SUGGESTED } from "../../search/suggest-place-url.ts";
import { siteContext } from "../../site.server.ts";
import { buttonClass } from "../../ui/button.ts";
import { FormPage } from "../../ui/form-page.tsx";
import { Link } from "../../ui/link.tsx";
import { suggestPlaceWords, useSuggestPlaceWords } from "../../words/parts/suggest-place.ts";
import { useWords } from "../../words/use-words.ts";
import { sendSuggestion } from "./send-suggestion.server.ts";
import { SuggestionForm } from "./suggestion-form.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const { brand, catalogue } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const { title, lead } = suggestPlaceWords(brand.locale);
  return {
    typed: nameIn(textFrom(searchParams.get(PLACE_FIELD) ?? "", PLACE_LENGTH)) ?? "",
    provinces: ownProvinces(catalogue, brand),
    wasSent: isThanks(searchParams, SUGGESTED),
    head: headOfPage(context, { title: `${title} | ${brand.name}`, description: lead, noindex: true }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendSuggestion(context.get(siteContext), request);
}

export const headers = formHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** Where a visitor suggests a place that the place field does not know (specification 1 §1). */
export default function SuggestPlace({ loaderData: { typed, provinces, wasSent }, actionData }: Route.ComponentProps) {
  const words = useSuggestPlaceWords();
  const { footer } = useWords();
  const isThanked = wasSent && !actionData;
  return (
    <FormPage title={isThanked ? words.thanksTitle : words.title}>
      <p role={isThanked ? "status" : undefined}>{isThanked ? words.thanks : words.lead}</p>
      {isThanked ? (
        <>
          <Link className={buttonClass("main")} to="/uitjes">
            {footer.allActivities}
          </Link>
          <Link to={SUGGEST_PLACE}>{words.again}</Link>
        </>
      ) : (
        <SuggestionForm typed={typed} provinces={provinces} answer={actionData} />
      )}
    </FormPage>
  );
}

import { SEARCH_LIMITS } from "../../activities/search-state.ts";
import { nlFound } from "../../../content/words/found/nl.ts";
import { deFound } from "../../../content/words/found/de.ts";
import { useBrand } from "../page-context/use-page.ts";
import button from "../ui/form/button.module.css";
import { Icon } from "../ui/layout/icon.tsx";

/** The search in the menu: a plain form for keywords or a sentence, like the field of the home page. */
export function MenuSearch() {
  const { home, locale } = useBrand();
  const { inMenu } = locale === "de" ? deFound : nlFound;
  return (
    <form role="search" action="/uitjes">
      <input
        type="search"
        name="zoek"
        autoComplete="off"
        maxLength={SEARCH_LIMITS.queryLength}
        aria-label={inMenu}
        placeholder={home.keywordHint}
      />
      <button className={button.round} type="submit" aria-label={inMenu}>
        <Icon name="search" />
      </button>
    </form>
  );
}

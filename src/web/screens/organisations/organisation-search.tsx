import { useEffect, useRef } from "react";
import { QUERY_LENGTH } from "../../../contract/limits.ts";
import { organisationsUrl } from "../../../organisations/address/organisations-url.ts";
import { SEARCH_DELAY_MS } from "../../search-fields/search-delay.ts";
import { useDebouncedSearch } from "../../search-fields/use-debounced-search.ts";
import { buttonClass } from "../../ui/form/button.ts";
import field from "../../ui/form/field.module.css";
import styles from "./organisation-search.module.css";
import { useWords } from "../../words/use-words.ts";

/** Finds organisations while typing; without JavaScript with its button. */
export function OrganisationSearch({ query }: { query: string }) {
  const { organisations } = useWords();
  const { input, onInput, onSubmit } = useOrganisationSearch(query);
  return (
    <search>
      <form className={styles.search} action="/overzicht" onSubmit={onSubmit}>
        <label htmlFor="organisation">{organisations.search}</label>
        <input
          ref={input}
          id="organisation"
          className={field.input}
          type="search"
          name="zoek"
          placeholder={organisations.searchHint}
          defaultValue={query}
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          onInput={onInput}
        />
        <button className={buttonClass("quiet")} type="submit">
          {organisations.searchButton}
        </button>
      </form>
    </search>
  );
}

/** Searches after a delay. The field follows the address, except while the visitor types in it. */
function useOrganisationSearch(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const delayed = useDebouncedSearch(search);

  const lastQuery = useRef(query);

  useEffect(() => {
    // Text typed before hydration stays, and is replayed (islands/replay-events.ts), unless the visitor has followed a letter's link.
    if (lastQuery.current !== query || location.hash !== "") followAddress();
    lastQuery.current = query;
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [query]);

  function followAddress() {
    const isTyping = document.activeElement === input.current && (delayed.isOwn.current || lastQuery.current === query);
    if (input.current && !isTyping) input.current.value = query;
  }

  function search() {
    delayed.cancel();
    const typed = input.current?.value.trim() ?? "";
    if (typed !== query) delayed.navigate(organisationsUrl({ query: typed }), { replace: query !== "" });
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search();
  }

  return { input, onInput: () => delayed.later(SEARCH_DELAY_MS), onSubmit };
}

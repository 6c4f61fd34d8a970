import { useEffect, useRef } from "react";
import { QUERY_LENGTH } from "../../../contract/limits.ts";
import { organisationsUrl } from "../../../organisations/address/organisations-url.ts";
import { SEARCH_PAUSE_MS } from "../../search-fields/search-pause.ts";
import { useSearchPause } from "../../search-fields/use-search-pause.ts";
import { buttonClass } from "../../ui/form/button.ts";
import field from "../../ui/form/field.module.css";
import styles from "./organisation-search.module.css";
import { useWords } from "../../words/use-words.ts";

/** Finds organisations while one types; without JavaScript with its button. */
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

/** Searches when typing pauses; the address follows, and the field follows the address unless that follows what is being typed in it. */
function useOrganisationSearch(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useSearchPause(search);

  const followed = useRef(query);

  useEffect(() => {
    // Text that was typed before hydration stays, and arrives as input (islands/replay-events.ts), unless the visitor has gone on to a letter.
    if (followed.current !== query || location.hash !== "") followAddress();
    followed.current = query;
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [query]);

  function followAddress() {
    const isTyping = document.activeElement === input.current && (pause.isOwn.current || followed.current === query);
    if (input.current && !isTyping) input.current.value = query;
  }

  function search() {
    pause.cancel();
    const typed = input.current?.value.trim() ?? "";
    if (typed !== query) pause.navigate(organisationsUrl({ query: typed }), { replace: query !== "" });
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search();
  }

  return { input, onInput: () => pause.later(SEARCH_PAUSE_MS), onSubmit };
}

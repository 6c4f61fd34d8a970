import { useEffect, useRef } from "react";
import { organisationsUrl } from "../../../organisations/organisations-url.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useSearchPause } from "../../search/use-search-pause.ts";

/** Searches when typing pauses; the address follows, and the field follows the address unless somebody is typing in it. */
export function useOrganisationSearch(query: string) {
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
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }

  function search() {
    pause.cancel();
    const typed = input.current?.value.trim() ?? "";
    if (typed !== query) pause.lead(organisationsUrl({ query: typed }), { replace: query !== "" });
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search();
  }

  return { input, onInput: () => pause.later(SEARCH_PAUSE_MS), onSubmit };
}

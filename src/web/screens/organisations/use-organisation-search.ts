import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { organisationsUrl } from "../../../organisations/organisations-url.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useSearchPause } from "../../search/use-search-pause.ts";

/** Searches when typing pauses; the address follows, and the field follows the address unless somebody is typing in it. */
export function useOrganisationSearch(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useSearchPause(search);
  const { key } = useLocation();
  const navigate = useNavigate();

  // What was typed before the page was alive counts too.
  useEffect(search, []);
  useEffect(() => {
    followAddress();
    // A letter further down is another address, of which the router does not always hear.
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [key, query]);

  function followAddress() {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }

  function search() {
    pause.cancel();
    const typed = input.current?.value.trim() ?? "";
    if (typed === query) return;
    const url = organisationsUrl({ query: typed });
    pause.leads(url);
    void navigate(url, { replace: query !== "", preventScrollReset: true });
  }

  function onInput() {
    pause.later(SEARCH_PAUSE_MS);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search();
  }

  return { input, onInput, onSubmit };
}

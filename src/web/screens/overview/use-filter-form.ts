import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchState } from "../../../activities/search-state.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { filterQueryOf } from "../../../activities/filter-query-of.ts";
import { api } from "../../api.ts";
import { useBrand } from "../../use-brand.ts";
import { urlOfForm } from "./filter-form.ts";

/** Wait until a visitor pauses before searching (specification 2 §9). */
const DEBOUNCE_MS = 500;

/**
 * Follows the filter form: a choice searches at once, typing and sliding after a pause. In the panel of a small screen
 * changes count along on its button and apply when it closes (decisions, Overview).
 */
export function useFilterForm(state: SearchState, place: string | null) {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pendingTotal, setPendingTotal] = useState<number | null>(null);
  const navigate = useNavigate();
  const { id: brandId } = useBrand();
  const shown = filterToUrl(state);
  const followed = useRef(shown);

  // What was chosen before the page was alive counts too.
  useEffect(() => {
    if (isInPanel(ref.current)) void countPending();
    else apply();
  }, []);
  useEffect(() => {
    if (followed.current === shown) return;
    followed.current = shown;
    setPendingTotal(null);
    if (ref.current) showState(ref.current);
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    const url = ref.current && urlOfForm(new FormData(ref.current), state, place);
    if (url) void navigate(url, { preventScrollReset: true });
  }

  async function countPending() {
    const url = ref.current && urlOfForm(new FormData(ref.current), state, place);
    if (!url) return setPendingTotal(null);
    const asked = filterFromUrl(new URL(url, location.origin).searchParams);
    try {
      const client = await api();
      const { total } = await client.findActivities({ page: 1, limit: 1, filterQuery: filterQueryOf(asked, { brandId, now: new Date() }) });
      setPendingTotal(total);
    } catch {
      setPendingTotal(null);
    }
  }

  function onChange({ target }: React.ChangeEvent<HTMLFormElement>) {
    const isChoice = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type));
    clearTimeout(timer.current);
    timer.current = setTimeout(isInPanel(ref.current) ? countPending : apply, isChoice ? 0 : DEBOUNCE_MS);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const dialog = event.currentTarget.closest("dialog");
    // Closing applies.
    if (dialog?.matches(":modal")) dialog.close();
    else apply();
  }

  return { ref, onChange, onSubmit, apply, pendingTotal };
}

function isInPanel(form: HTMLFormElement | null): boolean {
  return form?.closest("dialog")?.matches(":modal") ?? false;
}

/** Going back or removing a chip changes what is chosen without touching the boxes: they follow. */
function showState(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>("input[data-chosen]")) input.checked = input.dataset.chosen === "true";
}

import { useEffect, useEffectEvent, useRef } from "react";
import { navigateList } from "../navigation/navigate-list.ts";
import { useNavigation } from "../navigation/use-navigation.ts";
import { onDialogClose } from "../ui/dialog/dialog-close.ts";
import { closePanel, isInPanel } from "../ui/dialog/panel-of-form.ts";
import { releaseEntry } from "../ui/dialog/dialog-history.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";

type ListFormOptions = {
  /** The shown search, without its page number. */
  shown: string;
  /** The address of the search in the form; null when it equals the shown search. */
  urlOf: (form: FormData) => string | null;
  /** The delay after a change is over. */
  onDelayOver: () => void;
  /** The form is about to navigate. */
  onNavigate: () => void;
  /** Something else (back, a chip) navigated to the list that is now shown: the controls are reset to it. */
  onOtherNavigation: () => void;
  /** The form's own navigation ended, also by a failure. The controls may stay as they are, so that no typing and no focus is lost. */
  onOwnNavigation: () => void;
};

/** A form beside its list: searches after a delay, with its button, and when its panel closes. */
export function useListForm({ shown, urlOf, onDelayOver, onNavigate, onOtherNavigation, onOwnNavigation }: ListFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const { navigate, isOwn, later, cancel } = useDebouncedSearch(onDelayOver);
  const isIdle = useNavigation().pending === null;
  const last = useRef(shown);
  /** Whether a navigation of the form is pending. */
  const isPending = useRef(false);

  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (!isPending.current) onOtherNavigation();
  }, [shown]);
  useEffect(() => {
    if (!isIdle || !isPending.current) return;
    isPending.current = false;
    if (isOwn.current) onOwnNavigation();
    else onOtherNavigation();
  }, [isIdle, shown]);

  /** The address of the search in the form, as `urlOf`. */
  function urlNow(): string | null {
    return ref.current && urlOf(new FormData(ref.current));
  }

  /** Searches for what is in the form; false when it equals the shown search. */
  function apply({ replace }: { replace: boolean } = { replace: false }): boolean {
    cancel();
    const url = urlNow();
    if (!url) return false;
    onNavigate();
    isPending.current = true;
    navigate(url, { replace });
    return true;
  }

  // A search that the closing panel applies replaces the panel's history entry.
  const close = useEffectEvent(apply);
  useEffect(() => {
    const panel = ref.current?.closest("dialog");
    return panel ? onDialogClose(panel, (entry) => close(entry)) : undefined;
  }, []);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!closePanel(event.currentTarget)) apply();
  }

  /** Shows the list at `url`; an open panel stays open, and the list replaces its history entry. */
  function clear(url: string) {
    cancel();
    isPending.current = false;
    const replace = isInPanel(ref.current);
    if (replace) releaseEntry();
    navigateList(url, { replace });
  }

  return { ref, urlNow, apply, clear, later, cancel, onSubmit };
}

import { useEffect, useEffectEvent, useRef } from "react";
import { navigateList } from "../navigation/navigate-list.ts";
import { useNavigation } from "../navigation/use-navigation.ts";
import { onDialogClose } from "../ui/dialog/dialog-close.ts";
import { closePanel, isInPanel } from "../ui/dialog/panel-of-form.ts";
import { giveUpEntry } from "../ui/dialog/dialog-history.ts";
import { useSearchPause } from "./use-search-pause.ts";

type ListFormOptions = {
  /** The search that the page shows, on its first page. */
  shown: string;
  /** The address that the controls ask for; null when they ask for what is shown. */
  urlOf: (form: FormData) => string | null;
  /** The pause after a change has ended. */
  onPause: () => void;
  /** The form is about to navigate. */
  onNavigate: () => void;
  /** Something else navigated to what is now shown (the way back, a chip): the controls follow it. */
  onOtherNavigation: () => void;
  /**
   * The form's own navigation has ended, with another list or with the same one, as after a failure. The controls are ahead of it and
   * may stay as they are, so that no letter and no focus is lost.
   */
  onOwnNavigation: () => void;
};

/** A form beside its list: searches after a pause, with its button, and when the panel that it stands in closes. */
export function useListForm({ shown, urlOf, onPause, onNavigate, onOtherNavigation, onOwnNavigation }: ListFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const { navigate, isOwn, later, cancel } = useSearchPause(onPause);
  const isIdle = useNavigation().pending === null;
  const last = useRef(shown);
  /** Whether the form has navigated, and no navigation has ended since. */
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (!isUnderWay.current) onOtherNavigation();
  }, [shown]);
  useEffect(() => {
    if (!isIdle || !isUnderWay.current) return;
    isUnderWay.current = false;
    if (isOwn.current) onOwnNavigation();
    else onOtherNavigation();
  }, [isIdle, shown]);

  /** The address that the controls ask for now. */
  function urlNow(): string | null {
    return ref.current && urlOf(new FormData(ref.current));
  }

  /** Asks for what stands in the form; false when that is what the page shows. */
  function apply({ replace }: { replace: boolean } = { replace: false }): boolean {
    cancel();
    const url = urlNow();
    if (!url) return false;
    onNavigate();
    isUnderWay.current = true;
    navigate(url, { replace });
    return true;
  }

  // What comes of closing the panel takes the place of its entry of the history.
  const close = useEffectEvent(apply);
  useEffect(() => {
    const panel = ref.current?.closest("dialog");
    return panel ? onDialogClose(panel, (entry) => close(entry)) : undefined;
  }, []);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!closePanel(event.currentTarget)) apply();
  }

  /** Shows the whole list, whatever stands in the form; an open panel stays, and its entry of the history becomes that list. */
  function clear(url: string) {
    cancel();
    isUnderWay.current = false;
    const replace = isInPanel(ref.current);
    if (replace) giveUpEntry();
    navigateList(url, { replace });
  }

  return { ref, urlNow, apply, clear, later, cancel, onSubmit };
}

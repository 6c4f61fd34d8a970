import { useEffect, useRef } from "react";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { tellMoment } from "../../tracking/moments.ts";
import { useDetailWords } from "../../words/parts/detail.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./contact.module.css";
import { contactName } from "./contact-name.ts";

/** The button of a mouse that opens a link beside its page. */
const MIDDLE = 1;

/** The ways to the provider: a phone number that shows when asked for, and the website when the provider wants it. */
export function Contact({ activity }: { activity: ActivityDetail }) {
  const { detail } = useWords();
  const own = useDetailWords();
  const { contactPhone, website } = activity;
  const name = contactName(activity);
  const phone = useRef<HTMLDetailsElement>(null);
  const site = useRef<HTMLAnchorElement>(null);
  // Both may have been used before there were scripts; a link that was clicked keeps a focus that shows nowhere.
  useEffect(tellPhone, [activity]);
  useEffect(() => {
    if (site.current?.matches(":focus:not(:focus-visible)")) tellMoment("website", activity);
  }, [activity]);

  function tellPhone() {
    if (phone.current?.open) tellMoment("phone", activity);
  }

  if (!contactPhone && !website) return null;
  return (
    <div className={styles.contact}>
      {contactPhone && (
        <details ref={phone} onToggle={tellPhone}>
          <summary className={buttonClass("line")}>
            <Icon name="phone" />
            <span className={styles.closed}>{own.showPhone}</span>
            <span className={styles.opened}>{own.hidePhone}</span>
          </summary>
          <p>
            <a href={`tel:${contactPhone.replace(/[^\d+]/g, "")}`}>{contactPhone}</a>
            {name && <span> {name}</span>}
          </p>
        </details>
      )}
      {website && (
        <a
          ref={site}
          className={buttonClass("line")}
          href={website}
          target="_blank"
          rel="noopener nofollow"
          onClick={() => tellMoment("website", activity)}
          onAuxClick={({ button }) => button === MIDDLE && tellMoment("website", activity)}
        >
          <Icon name="out" />
          {detail.website}
          <span className={layout.unseen}> ({detail.newWindow})</span>
        </a>
      )}
    </div>
  );
}

import type { AgendaState } from "../../../events/agenda-state.ts";
import { calendarUrl, subscriptionUrl } from "../../../events/agenda-url.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./follow.module.css";
import { useWords } from "../../words/use-words.ts";

/** Links to subscribe to the filtered agenda in a calendar program, or to download it once. */
export function FollowAgenda({ state, origin }: { state: AgendaState; origin: string }) {
  const { follow } = useWords().agenda;
  return (
    <section className={styles.follow} aria-labelledby="volgen">
      <h2 id="volgen">{follow.title}</h2>
      <p>{follow.text}</p>
      <div className={styles.actions}>
        <a className={buttonClass("white")} href={subscriptionUrl(state, origin)}>
          <Icon name="calendar" />
          {follow.subscribe}
        </a>
        <a className={styles.download} href={calendarUrl(state)} download>
          {follow.download}
        </a>
      </div>
    </section>
  );
}

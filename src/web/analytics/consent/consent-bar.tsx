import type { TagManager } from "../../../sites.ts";
import { TEMPLATES } from "../../browser/templates.ts";
import { buttonClass } from "../../ui/form/button.ts";
import layout from "../../ui/layout/layout.module.css";
import { useWords } from "../../words/use-words.ts";
import styles from "../consent.module.css";

const TITLE = "consent-title";

/**
 * The consent bar, as a template that start-consent.ts copies in front of the page, where the keyboard reaches it soon; and the
 * status that confirms the choice. Renders nothing without a container.
 */
export function ConsentBar({ tagManager }: { tagManager: TagManager | null }) {
  const { consent } = useWords();
  if (!tagManager) return null;
  return (
    <>
      <template id={TEMPLATES.consent} data-tag-manager={JSON.stringify(tagManager)}>
        <section className={styles.bar} aria-labelledby={TITLE} tabIndex={-1}>
          <div>
            <p id={TITLE} className={styles.title}>
              {consent.title}
            </p>
            <p>
              {consent.text} <a href="/privacy">{consent.more}</a>
            </p>
            <p data-present="granted">{consent.nowGranted}</p>
            <p data-present="refused">{consent.nowRefused}</p>
          </div>
          <div className={styles.choices}>
            <button type="button" className={buttonClass("line")} value="refused">
              {consent.refuse}
            </button>
            <button type="button" className={buttonClass("line")} value="granted">
              {consent.grant}
            </button>
          </div>
        </section>
      </template>
      <p className={layout.srOnly} role="status" data-text={consent.kept} />
    </>
  );
}

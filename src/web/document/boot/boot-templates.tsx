import { buttonClass } from "../../ui/form/button.ts";
import failed from "../../ui/picture/failed-picture.module.css";
import travel from "./notices.module.css";
import { useWords } from "../../words/use-words.ts";
import layout from "../../ui/layout/layout.module.css";
import { ANNOUNCEMENT, TEMPLATES } from "../../browser/templates.ts";

/** Markup that the boot script copies when something fails. It stands in the page because the script has no words. */
export function BootTemplates() {
  const words = useWords();
  return (
    <>
      {/* Of steps within a list (steps/announce.ts). */}
      <div className={travel.bar} hidden />
      <p id={ANNOUNCEMENT} className={layout.unseen} role="status" data-loading={words.travel.loading} />
      <template id={TEMPLATES.offline}>
        <div className={travel.notice}>
          <p>
            <strong>{words.travel.offlineTitle}</strong>
            {words.travel.offlineText}
          </p>
          <button type="button" className={buttonClass("line")}>
            {words.travel.stay}
          </button>
        </div>
      </template>
      <template id={TEMPLATES.failedPicture}>
        <span className={failed.failed} aria-hidden="true" data-explanation={words.card.pictureFailed}>
          <strong>{words.card.drawingFailed}</strong>
        </span>
      </template>
    </>
  );
}

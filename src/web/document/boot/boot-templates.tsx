import { buttonClass } from "../../ui/form/button.ts";
import failed from "../../ui/picture/failed-picture.module.css";
import travel from "./notices.module.css";
import { useWords } from "../../words/use-words.ts";
import layout from "../../ui/layout/layout.module.css";
import { ANNOUNCEMENT, TEMPLATES } from "../../browser/templates.ts";

/** Markup for the boot script to copy when something fails: the script contains no translated words. */
export function BootTemplates() {
  const words = useWords();
  return (
    <>
      {/* For navigations within a list (navigation/announce.ts). */}
      <div className={travel.bar} hidden />
      <p id={ANNOUNCEMENT} className={layout.srOnly} role="status" data-loading={words.travel.loading} />
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

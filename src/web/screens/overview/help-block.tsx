import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Section } from "../../ui/layout/section.tsx";
import type { ResultTexts } from "./result-texts.server.ts";
import styles from "./help-block.module.css";

/** The about block with its button to the helpdesk. */
export function HelpBlock({ help: { title, text, button } }: Pick<ResultTexts, "help">) {
  return (
    <Section tint isDeferred>
      <div className={styles.block}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link className={buttonClass("white")} to="/helpdesk">
            {button}
          </Link>
        </div>
        <Picture className={styles.picture} src="/static/scenes/city-walk-5.svg" alt="" {...PICTURE_SIZES.banner} />
      </div>
    </Section>
  );
}

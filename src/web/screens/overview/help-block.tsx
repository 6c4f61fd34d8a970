import { buttonClass } from "../../ui/button.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture-sizes.ts";
import { Section } from "../../ui/section.tsx";
import type { Said } from "./said-of-found.server.ts";
import styles from "./help-block.module.css";

/** The about block with its button to the helpdesk. */
export function HelpBlock({ help: { title, text, button } }: Pick<Said, "help">) {
  return (
    <Section tint isFar>
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

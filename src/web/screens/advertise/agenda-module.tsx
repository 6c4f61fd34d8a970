import type { AgendaModule as Agenda } from "../../../brands/pages.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/layout/section.tsx";
import styles from "./agenda-module.module.css";

/** The bottom of the page, on brands with an agenda: the event form (`children`) and a banner that links to it. */
export function AgendaModule({ agenda, children }: { agenda: Agenda; children?: React.ReactNode }) {
  const { title, lead, banner } = agenda;
  return (
    <Section title={title} lead={lead} isDeferred>
      {children}
      <div className={styles.banner}>
        <div>
          <h3>{banner.title}</h3>
          <Link className={buttonClass("white")} to="/agenda">
            {banner.button}
          </Link>
        </div>
        <Picture src={banner.picture} alt="" {...PICTURE_SIZES.lead} />
      </div>
    </Section>
  );
}

import type { IllustratedPage } from "../../../brands/pages.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import styles from "./agenda-head.module.css";
import { useWords } from "../../words/use-words.ts";

/** Screens on which the stylesheet hides the picture. */
const HIDDEN_ON = "(max-width: 759px)";

/** Breadcrumbs, title and lead, in so little height that the first event is visible without scrolling. */
export function AgendaHead({ page }: { page: IllustratedPage }) {
  const { name } = useBrand();
  const agenda = useWords().agenda;
  return (
    <div className={styles.head}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <div className={styles.text}>
          <Breadcrumbs steps={[{ title: name, url: "/" }, { title: agenda.breadcrumb }]} />
          <h1>{page.title}</h1>
          <p>{page.lead}</p>
        </div>
        <Picture className={styles.picture} src={page.picture} alt="" {...PICTURE_SIZES.lead} load="largest" hiddenOn={HIDDEN_ON} />
      </div>
    </div>
  );
}

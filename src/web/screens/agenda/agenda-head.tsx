import type { IllustratedPage } from "../../../brands/pages.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { useBrand } from "../../page/use-page.ts";
import styles from "./agenda-head.module.css";
import { useWords } from "../../words/use-words.ts";

/** As the sheet says. */
const LEFT_OUT = "(max-width: 759px)";

/** Where one is and what the agenda is for, low enough that the first event shows beneath it. */
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
        <Picture className={styles.picture} src={page.picture} alt="" {...PICTURE_SIZES.lead} load="largest" leftOut={LEFT_OUT} />
      </div>
    </div>
  );
}

import { useBrand } from "../../page-context/use-page.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import layout from "./layout.module.css";
import styles from "./page-head.module.css";
import { Picture } from "../picture/picture.tsx";
import { PICTURE_SIZES } from "../picture/picture-sizes.ts";

type PageHeadProps = { breadcrumb: string; page: { title: string; lead: string; picture: string } };

/** The head of a static page: breadcrumbs, title, lead and picture. */
export function PageHead({ breadcrumb, page }: PageHeadProps) {
  const { name } = useBrand();
  return (
    <div className={styles.head}>
      <div className={layout.wrap}>
        <Breadcrumbs steps={[{ title: name, url: "/" }, { title: breadcrumb }]} />
        <div className={styles.columns}>
          <div>
            <h1>{page.title}</h1>
            <p>{page.lead}</p>
          </div>
          <Picture className={styles.picture} src={page.picture} alt="" {...PICTURE_SIZES.header} load="largest" />
        </div>
      </div>
    </div>
  );
}

import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import type { RainPlan as Plan } from "./related-activities.server.ts";
import styles from "./rain-plan.module.css";

/** Indoor activities nearby for rain, each a row whose whole area is a link. */
export function RainPlan({ plan: { title, options } }: { plan: Plan }) {
  return (
    <section className={styles.plan}>
      <h2>{title}</h2>
      <ul className={styles.options}>
        {options.map(({ url, title: name, where, picture }) => (
          <li key={url}>
            <span className={styles.picture}>
              {picture && <Picture src={picture.url} alt="" photo={picture.photo} {...PICTURE_SIZES.thumbnail} />}
            </span>
            <span>
              <Link className={`${layout.target} ${styles.name}`} to={url}>
                {name}
              </Link>
              <span className={styles.where}>{where}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from "react-router";
import { NotFound } from "../../ui/not-found.tsx";
import type { NothingHere as Nothing } from "./nothing-here.server.ts";
import styles from "./nothing-here.module.css";

/** The not-found screen of a landing page that lists nothing at the moment, with the pages nearest to it that do. */
export function NothingHere({ nothing: { title, text, ways } }: { nothing: Nothing }) {
  return (
    <NotFound title={title} text={text}>
      {ways.map((group) => (
        <div key={group.title} className={styles.ways}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map(({ name, url, total }) => (
              <li key={url}>
                <Link className={styles.way} to={url}>
                  {name}
                  <span className={styles.total}>{total}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </NotFound>
  );
}

import { DialogLink } from "../../ui/dialog/dialog.tsx";
import layout from "../../ui/layout/layout.module.css";
import type { Missing, Practical as PracticalFacts } from "../../../activities/practical.ts";
import styles from "./practical.module.css";
import { QUOTE_FRAGMENT } from "./quote-form-name.ts";

type PracticalProps = { facts: PracticalFacts; missing: Missing | null };

/** Practical facts for organisers, one per row, and a line with missing facts that links to the quote form. */
export function Practical({ facts, missing }: PracticalProps) {
  return (
    <section className={styles.practical}>
      <div>
        <Rows facts={facts} />
      </div>
      {missing && (
        <p className={styles.missing}>
          {missing.names}{" "}
          <DialogLink to={QUOTE_FRAGMENT} className={layout.link}>
            {missing.ask}
          </DialogLink>
        </p>
      )}
    </section>
  );
}

function Rows({ facts: { title, lines, confirmed } }: { facts: PracticalFacts }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        {confirmed && <p className={styles.confirmed}>{confirmed}</p>}
      </div>
      {lines.length > 0 && (
        <dl className={styles.rows}>
          {lines.map(({ name, values, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {values.length === 1 ? (
                  values[0]
                ) : (
                  <ul>
                    {values.map((value) => (
                      <li key={value}>{value}</li>
                    ))}
                  </ul>
                )}
                {note && <small className={styles.confirmed}>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

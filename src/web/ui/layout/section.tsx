import styles from "./layout.module.css";

type SectionProps = {
  title?: string;
  lead?: string;
  action?: React.ReactNode;
  tint?: boolean;
  /** Whether its layout is deferred (styles/base.css). */
  isDeferred?: boolean;
  children: React.ReactNode;
};

/** A full-width section with the padding of the specification; heading and action share a line where there is room. */
export function Section({ title, lead, action, tint = false, isDeferred = false, children }: SectionProps) {
  return (
    <section className={[styles.section, tint && styles.tint].filter(Boolean).join(" ")} data-deferred={isDeferred ? "" : undefined}>
      <div className={styles.wrap}>
        {title && (
          <div className={styles.heading}>
            <div>
              <h2>{title}</h2>
              {lead && <p>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

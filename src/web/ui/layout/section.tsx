import styles from "./layout.module.css";

type SectionProps = {
  title?: string;
  lead?: string;
  action?: React.ReactNode;
  tint?: boolean;
  /** Whether it is laid out after what is nearer to the top (styles/base.css). */
  isFar?: boolean;
  children: React.ReactNode;
};

/** A band of the page with the specified padding; its heading and action stand on one line where there is room. */
export function Section({ title, lead, action, tint = false, isFar = false, children }: SectionProps) {
  return (
    <section className={[styles.section, tint && styles.tint].filter(Boolean).join(" ")} data-far={isFar ? "" : undefined}>
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

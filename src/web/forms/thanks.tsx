import { useEffect, useRef } from "react";
import { Icon } from "../ui/layout/icon.tsx";
import styles from "./thanks.module.css";

type ThanksProps = { title: string; lead?: string; steps?: readonly string[]; children?: React.ReactNode };

/** What happens next, step by step where there are steps; takes the place of a form that was sent, and the focus. */
export function Thanks({ title, lead, steps = [], children }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <Icon name="check" className={styles.icon} />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {lead && <p>{lead}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {children}
    </div>
  );
}

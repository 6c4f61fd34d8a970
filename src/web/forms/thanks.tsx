import { useEffect, useRef } from "react";
import { Icon } from "../ui/layout/icon.tsx";
import styles from "./thanks.module.css";

type ThanksProps = { title: string; lead?: string; steps?: readonly string[]; children?: React.ReactNode };

/** Replaces a sent form and receives the focus; `steps` say what happens next. */
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

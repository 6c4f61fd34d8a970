import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

type ErrorSummaryProps = {
  title: string;
  /** The level that follows that of the page. */
  heading?: "h2" | "h3";
  problems: { id: string; message: string }[];
  /** The summary receives the focus again with each new answer. */
  answer: object;
};

/** The errors of a form, above it, each with a link to its field. */
export function ErrorSummary({ title, heading: Heading = "h3", problems, answer }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <Heading>{title}</Heading>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

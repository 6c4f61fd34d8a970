import type { Question } from "../../../brands/pages.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import accordion from "../../ui/layout/accordion.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import styles from "./questions.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** The accordion of questions; the first is open as an example. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const helpdesk = usePageWords().helpdesk;
  return (
    <section className={layout.section}>
      <div className={`${layout.wrap} ${accordion.columns}`}>
        <h2>{helpdesk.questions}</h2>
        <div>
          {questions.map(({ about, question, answer, link }, index) => (
            <details key={about} id={about} className={`${accordion.item} ${styles.item}`} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Icon name="chevron" />
              </summary>
              <p>{answer}</p>
              {link && <ArrowLink to={link.url}>{link.title}</ArrowLink>}
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

import { useWords } from "../../words/use-words.ts";
import { Icon } from "./icon.tsx";
import styles from "./reach.module.css";

/** How to reach the house without a form; a phone only where the brand has one. */
export function Reach({ email, phone }: { email: string; phone: string | null }) {
  const { reach } = useWords();
  return (
    <ul className={styles.reach}>
      <li>
        <Icon name="mail" />
        <span>{reach.mail}</span> <a href={`mailto:${email}`}>{email}</a>
      </li>
      {phone && (
        <li>
          <Icon name="phone" />
          <span>{reach.phone}</span> <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
        </li>
      )}
    </ul>
  );
}

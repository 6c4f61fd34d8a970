import { useWords } from "../../words/use-words.ts";
import { Icon } from "./icon.tsx";
import styles from "./contact-links.module.css";

/** Mail address and, if the brand has one, phone number. */
export function ContactLinks({ email, phone }: { email: string; phone: string | null }) {
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

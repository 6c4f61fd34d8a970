import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./login.module.css";
import { useWords } from "../../words/use-words.ts";

/** A link to the advertisers' site; without one, a text that announces it (specification 3, Name and brands). */
export function Login({ url, email }: { url: string | null; email: string }) {
  const { loginTitle, loginText, login, loginComing } = useWords().advertise;
  return (
    <aside className={styles.login} aria-labelledby="login">
      <h2 id="login">{loginTitle}</h2>
      <p>{url ? loginText : loginComing}</p>
      {url ? (
        <a className={buttonClass("line")} href={url} rel="noopener">
          {login}
          <Icon name="out" small />
        </a>
      ) : (
        <a className={styles.mail} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </aside>
  );
}

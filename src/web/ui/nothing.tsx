import styles from "./nothing.module.css";

/** Where a list would stand and there is nothing to list: what that means, and the way on. */
export function Nothing({ title, text, children }: { title: string; text?: string; children: React.ReactNode }) {
  return (
    <div className={styles.nothing}>
      <img src="/static/scenes/lost.svg" alt="" width="400" height="300" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

import { useNavigation } from "react-router";
import { useWords } from "../words/use-words.ts";
import layout from "./layout.module.css";
import styles from "./loading.module.css";

/** Says that the next page is on its way, as soon as it takes a moment; a page from the server has nothing to wait for. */
export function Loading() {
  const { loading } = useWords();
  const isLoading = useNavigation().state === "loading";
  return (
    <div className={styles.loading} role="status" data-loading={isLoading}>
      {isLoading && <span className={layout.unseen}>{loading}</span>}
    </div>
  );
}

import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";
import { FILTER_FORM } from "./filter-form.ts";
import styles from "./panel-foot.module.css";

type PanelFootProps = { total: number; chosen: number; onClear: () => void };

/** The footer of the panel: clears the choices, or shows the results. */
export function PanelFoot({ total, chosen, onClear }: PanelFootProps) {
  const { overview, home, activities } = useWords();
  return (
    <>
      {chosen > 0 && (
        <Link
          className={styles.clear}
          to="/uitjes"
          onClick={(event) => {
            // Without JavaScript the link shows the unfiltered list.
            event.preventDefault();
            onClear();
          }}
        >
          {overview.clearChosen(chosen)}
        </Link>
      )}
      <button className={buttonClass("main", "wide")} type="submit" form={FILTER_FORM}>
        {home.show(activities(total))}
      </button>
    </>
  );
}

import { buttonClass } from "../form/button.ts";
import { Icon } from "../layout/icon.tsx";
import { Sheet, SheetLink } from "./dialog.tsx";
import styles from "./filter-panel.module.css";

type FilterPanelProps = Omit<React.ComponentProps<typeof Sheet>, "place" | "className"> & {
  /** Where it lies in the page on wide screens, and what else differs there. */
  className: string | undefined;
  opener: { icon: "filter" | "search"; label: string };
  /** How much is chosen in it; nothing is said of 0. */
  amount: number;
};

/** A search beside its results: a sidebar on wide screens, and a panel over the whole of a small one, behind a bar that stays in view. */
export function FilterPanel({ className, opener, amount, ...sheet }: FilterPanelProps) {
  return (
    <>
      <div className={styles.bar}>
        <SheetLink to={sheet.id} className={buttonClass("line", "wide")}>
          <Icon name={opener.icon} />
          {opener.label}
          {amount > 0 && <span className={styles.badge}>{amount}</span>}
        </SheetLink>
      </div>
      <Sheet {...sheet} place="panel" className={`${styles.panel} ${className}`} />
    </>
  );
}

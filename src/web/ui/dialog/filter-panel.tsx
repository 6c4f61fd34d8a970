import { buttonClass } from "../form/button.ts";
import { Icon } from "../layout/icon.tsx";
import { Dialog, DialogLink } from "./dialog.tsx";
import styles from "./filter-panel.module.css";

type FilterPanelProps = Omit<React.ComponentProps<typeof Dialog>, "position" | "className"> & {
  /** Its styles as a part of the page on wide screens. */
  className: string | undefined;
  opener: { icon: "filter" | "search"; label: string };
  /** Number of chosen filters; 0 shows no badge. */
  amount: number;
};

/** Search filters: a sidebar beside the results on wide screens, a full-screen panel on small ones, which a sticky bar opens. */
export function FilterPanel({ className, opener, amount, ...dialog }: FilterPanelProps) {
  return (
    <>
      <div className={styles.bar}>
        <DialogLink to={dialog.id} className={buttonClass("line", "wide")}>
          <Icon name={opener.icon} />
          {opener.label}
          {amount > 0 && <span className={styles.badge}>{amount}</span>}
        </DialogLink>
      </div>
      <Dialog {...dialog} position="panel" className={`${styles.panel} ${className}`} />
    </>
  );
}

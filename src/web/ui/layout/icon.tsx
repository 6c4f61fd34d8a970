import iconsUrl from "./icons.svg?url";
import styles from "./icon.module.css";

export type IconName =
  | "search"
  | "menu"
  | "close"
  | "right"
  | "chevron"
  | "next"
  | "back"
  | "people"
  | "pin"
  | "clock"
  | "price"
  | "sun"
  | "home"
  | "home-sun"
  | "phone"
  | "globe"
  | "check"
  | "plus"
  | "minus"
  | "filter"
  | "alert"
  | "pictures"
  | "out"
  | "age"
  | "calendar"
  | "feed"
  | "mail"
  | "share"
  | "flag"
  | "play";

/** A decorative icon; controls need a name in words too. */
export function Icon({ name, small = false, className }: { name: IconName; small?: boolean; className?: string }) {
  return (
    <svg className={[styles.icon, small && styles.small, className].filter(Boolean).join(" ")} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}

import { Link } from "../../ui/layout/link.tsx";
import styles from "./logo.module.css";

export function Logo({ name }: { name: string }) {
  return (
    <Link className={styles.logo} to="/">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M0 0h36v36H0z" fill="var(--primary-action)" />
        <circle cx="24" cy="14" r="6.5" fill="var(--paper)" />
        <path d="M0 27c6-9 12-9 18-3s12 2 18-3v15H0Z" fill="var(--border)" />
        <path d="M0 31c8-5 13-2 19 0s11 1 17-2v7H0Z" fill="var(--paper)" />
      </svg>
      {name}
    </Link>
  );
}

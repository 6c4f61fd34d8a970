import { Icon } from "./icon.tsx";
import layout from "./layout.module.css";
import { Link } from "./link.tsx";

/** A link with an arrow. */
export function ArrowLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Link className={layout.link} to={to}>
      {children}
      <Icon name="right" small />
    </Link>
  );
}

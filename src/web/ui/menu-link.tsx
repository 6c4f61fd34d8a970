import { NavLink } from "react-router";
import type { MenuItem } from "../../brands/brand.ts";

type MenuLinkProps = {
  item: MenuItem;
  /** In a sheet, whose entry of the history the page replaces. */
  replace?: boolean;
  onClick?: React.MouseEventHandler<HTMLElement>;
  children: React.ReactNode;
};

/** A line of the menu: says which page one is on, and lets no other site at this one's window. */
export function MenuLink({ item, replace, onClick, children }: MenuLinkProps) {
  if (item.isExternalLink) {
    return (
      <a href={item.url} rel="noopener" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <NavLink to={item.url} replace={replace} prefetch="intent" viewTransition onClick={onClick}>
      {children}
    </NavLink>
  );
}

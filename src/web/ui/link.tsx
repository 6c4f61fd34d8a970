import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";

/** How a link leads in a browser; HTML knows none of it. */
type Softly = Pick<RouterLinkProps, "prefetch" | "viewTransition" | "preventScrollReset" | "replace">;
type LinkProps = Omit<React.ComponentProps<"a">, "href"> &
  Softly & {
    /** Path and query, from the root. */
    to: string;
  };

/**
 * A link to a page of ours. The server writes only what it comes to: React Router would resolve the address of each and
 * give it listeners that nobody hears there, which for the links of an overview is a tenth of making the page.
 */
export const Link = import.meta.env.SSR || import.meta.env.DOCUMENTS ? WrittenLink : LiveLink;

/** Nothing is discovered: a browser has the whole list of routes. */
function LiveLink(props: LinkProps) {
  return <RouterLink {...props} discover="none" />;
}

function WrittenLink({
  to,
  children,
  prefetch: _when,
  viewTransition: _fades,
  preventScrollReset: _stays,
  replace: _takesPlace,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

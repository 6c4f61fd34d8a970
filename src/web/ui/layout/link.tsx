type LinkProps = Omit<React.ComponentProps<"a">, "href"> & {
  /** Path and query, from the root. */
  to: string;
  /** Whether it leads to the list of this page with another search, or to another page of it: that is shown in place (navigation/). */
  inPlace?: "list" | "page";
};

/** A link to a page of ours. */
export function Link({ to, inPlace, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to} data-in-place={inPlace}>
      {children}
    </a>
  );
}

type LinkProps = Omit<React.ComponentProps<"a">, "href"> & {
  /** Path and query, from the root. */
  to: string;
  /** For list navigation (navigation/): "list" leads to the same list with another search, "page" to another page of it. */
  inPlace?: "list" | "page";
};

/** A link to a page of this site. */
export function Link({ to, inPlace, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to} data-in-place={inPlace}>
      {children}
    </a>
  );
}

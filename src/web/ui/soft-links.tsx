import { useLocation, useNavigate } from "react-router";

/**
 * Around plain links to our own pages, by the hundred: they lead softly, as `Link` does, but one listener does it for all.
 * Each `Link` resolves its address and makes listeners of its own, which for 200 of them took a twelfth of a page.
 */
export function SoftLinks({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function follow(event: React.MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const url = link?.getAttribute("href");
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!url?.startsWith("/") || isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(url, { replace: url === pathname + search });
  }

  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within answer to keys, and a key on a link is a click
  return <div onClick={follow}>{children}</div>;
}

import { Component, type ReactNode } from "react";

type IslandBoundaryProps = { element: HTMLElement; onError: () => void; children: ReactNode };

/**
 * Keeps an error of an island within it: what stood there before the error stays, with everything that was typed, as HTML
 * that works without JavaScript. React reports the error itself.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private shown: Node[] = [];

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { element, children } = this.props;
    if (!this.state.hasFailed) return children;
    // React removes the elements with this rendering.
    if (this.shown.length === 0) this.shown = copiesOf(element);
    return null;
  }

  override componentDidCatch(): void {
    const { element, onError } = this.props;
    element.append(...this.shown);
    onError();
  }
}

/** Copies of what an element shows. Those of fields carry what was typed in them; of a select the browser copies no choice. */
function copiesOf(element: HTMLElement): Node[] {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  const selects = [...element.querySelectorAll("select")];
  for (const [index, select] of [...copy.querySelectorAll("select")].entries()) select.selectedIndex = selects[index]?.selectedIndex ?? -1;
  return [...copy.childNodes];
}

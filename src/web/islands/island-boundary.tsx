import { Component, type ReactNode } from "react";

type IslandBoundaryProps = { element: HTMLElement; onError: () => void; children: ReactNode };

/**
 * Error boundary of an island: after an error its last markup stays, with everything that was typed, and works as without
 * JavaScript. React reports the error.
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
    // Copied now, because this render removes the elements.
    if (this.shown.length === 0) this.shown = copiesOf(element);
    return null;
  }

  override componentDidCatch(): void {
    const { element, onError } = this.props;
    element.append(...this.shown);
    onError();
  }
}

/** Copies of the children of an element. `cloneNode` copies typed values, but not the selection of a select. */
function copiesOf(element: HTMLElement): Node[] {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  const selects = [...element.querySelectorAll("select")];
  for (const [index, select] of [...copy.querySelectorAll("select")].entries()) select.selectedIndex = selects[index]?.selectedIndex ?? -1;
  return [...copy.childNodes];
}

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
    // React removes the elements with this rendering. Copies of fields carry what was typed in them.
    if (this.shown.length === 0) this.shown = [...element.childNodes].map((node) => node.cloneNode(true));
    return null;
  }

  override componentDidCatch(): void {
    const { element, onError } = this.props;
    element.append(...this.shown);
    onError();
  }
}

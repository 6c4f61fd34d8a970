let open: (() => void) | null = null;

/** Opens the bar with the present choice; says whether there is one to open. */
export function openConsent(): boolean {
  open?.();
  return open !== null;
}

/** The bar says how it is opened: it is fetched late, and what opens it is there from the start. */
export function onOpenConsent(opener: (() => void) | null): void {
  open = opener;
}

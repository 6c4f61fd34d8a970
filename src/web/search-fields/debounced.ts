export type Debounced<Args extends unknown[]> = { later(delay_ms: number, ...args: Args): void; cancel(): void; isWaiting(): boolean };

/** Calls `work` once with the last arguments, after no call for `delay_ms` (specification 1 §9). */
export function debounced<Args extends unknown[]>(work: (...args: Args) => void): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function later(delay_ms: number, ...args: Args) {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      work(...args);
    }, delay_ms);
  }

  return { later, cancel, isWaiting: () => timer !== undefined };
}

export type Debounced<Of extends unknown[]> = { later(pause_ms: number, ...of: Of): void; cancel(): void; isWaiting(): boolean };

/** Does `work` once, of the last that it was asked for, when nothing was asked for that long; the caller supplies the delay (specification 1 §9). */
export function debounced<Of extends unknown[]>(work: (...of: Of) => void): Debounced<Of> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function later(pause_ms: number, ...of: Of) {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      work(...of);
    }, pause_ms);
  }

  return { later, cancel, isWaiting: () => timer !== undefined };
}

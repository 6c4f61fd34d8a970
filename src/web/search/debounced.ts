export type Debounced = { later(work: () => void): void; cancel(): void };

/** Does only the last of what was asked for, once nothing was asked for `delay_ms`; the caller supplies the delay (specification 1 §9). */
export function debounced(delay_ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later(work) {
      clearTimeout(timer);
      timer = setTimeout(work, delay_ms);
    },
    cancel() {
      clearTimeout(timer);
    },
  };
}

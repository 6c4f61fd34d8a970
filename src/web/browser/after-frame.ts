/** Does something once the next picture is on its way, so that a tap or key is answered before it (decisions/053-latency-of-taps.md). */
export function afterFrame(work: () => void): void {
  // A page that nobody sees is drawn no picture to wait for.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

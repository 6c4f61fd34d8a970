/** Runs `work` after the next frame, so that the response to a tap or key is painted first (decisions/053-latency-of-taps.md). */
export function afterFrame(work: () => void): void {
  // A hidden page paints no frames.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

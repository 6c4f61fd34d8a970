/** Runs `work` after the next frame, so that the response to a tap or key is painted first (decisions/053-a-tap-is-answered-first.md). */
export function afterFrame(work: () => void): void {
  // A hidden page paints no frames.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** Does something once the next picture is on its way, so that a tap or key is answered before it (decisions/053-a-tap-is-answered-first.md). */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

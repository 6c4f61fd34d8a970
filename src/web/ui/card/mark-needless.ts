/** Marks the 'Meer' of a text as needless, or as needed, in the present width. */
export function markNeedless(text: Element, more: Element): void {
  if (isLimited(text)) more.toggleAttribute("data-needless", text.scrollHeight <= text.clientHeight + 1);
}

/** Once opened, a text is as long as it is. */
function isLimited(text: Element): boolean {
  return getComputedStyle(text).webkitLineClamp !== "none";
}

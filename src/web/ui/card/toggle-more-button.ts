/** Hides the 'Meer' button of a text that fits its lines in the current width, else shows it. */
export function toggleMoreButton(text: Element, more: Element): void {
  if (isClamped(text)) more.toggleAttribute("data-needless", text.scrollHeight <= text.clientHeight + 1);
}

/** False once 'Meer' has expanded the text. */
function isClamped(text: Element): boolean {
  return getComputedStyle(text).webkitLineClamp !== "none";
}

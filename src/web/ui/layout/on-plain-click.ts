/** Calls `work` instead of following a link, unless the click opens a new tab or window. */
export function onPlainClick(event: React.MouseEvent, work: () => void): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  work();
}

/** React Aria looks for its style element by this id before it adds one. */
const ID = "react-aria-pressable-style";

/**
 * Keeps React Aria from adding a style element, which the policy of every page forbids: something else takes its id. The one
 * rule of that sheet, `touch-action` for what can be pressed, stands in ours (`styles/base.css`).
 */
export function holdPressableStyle(): void {
  if (document.getElementById(ID)) return;
  const mark = document.createElement("meta");
  mark.id = ID;
  mark.name = ID;
  mark.content = "none";
  document.head.append(mark);
}

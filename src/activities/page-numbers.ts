const MAX_AROUND = 5;

/** Page numbers to show: at most five around `current`, with first, last and gaps (specification 2 §2). */
export function pageNumbers(current: number, pageCount: number): (number | "gap")[] {
  const shown = Math.min(MAX_AROUND, pageCount);
  const first = Math.max(1, Math.min(current - Math.floor(MAX_AROUND / 2), pageCount - shown + 1));
  const numbers: (number | "gap")[] = Array.from({ length: shown }, (_, index) => first + index);
  const last = first + shown - 1;

  if (first > 2) numbers.unshift("gap");
  if (first > 1) numbers.unshift(1);
  if (last < pageCount - 1) numbers.push("gap");
  if (last < pageCount) numbers.push(pageCount);
  return numbers;
}

/** A whole number with points between thousands. Not by `Intl`, whose first use delays hydration by 10 ms, on a phone by 40 ms. */
export function writeWholeNumber(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ".");
}

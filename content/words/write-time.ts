/** A duration: minutes up to a day, or days. */
export type Lasts = { minutes: number } | { days: number };
type Units = { day: string; days: string; hour: string; minute: string };

/** In whole or half hours if exact (`2,5 uur`), else in minutes, or in hours and minutes: `75 min`, `2 uur 15 min`. */
export function writeTime(lasts: Lasts, { day, days, hour, minute }: Units): string {
  if ("days" in lasts) return lasts.days === 1 ? `1 ${day}` : `${lasts.days} ${days}`;

  const { minutes } = lasts;
  if (minutes >= 60 && minutes % 30 === 0) return `${String(minutes / 60).replace(".", ",")} ${hour}`;
  if (minutes < 120) return `${minutes} ${minute}`;
  return `${Math.floor(minutes / 60)} ${hour} ${minutes % 60} ${minute}`;
}

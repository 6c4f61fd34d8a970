const PERIOD_MS = 3_600_000;
const PERIODS_HONOURED = 24;

/** The rotation period of a moment: whole hours since 1970 (decisions, API: random order is seeded). */
export function periodNow(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}

/** The period that a page link asked for, when it is the current one or one of the 24 before it; else the current. */
export function honouredPeriod(asked: number | null, now: Date): number {
  const current = periodNow(now);
  return asked !== null && asked <= current && asked >= current - PERIODS_HONOURED ? asked : current;
}

/** The 32-bit seed of a brand's period: neighbouring periods and brands share nothing. */
export function seedOfPeriod(brandId: number, period: number): number {
  return mixed(mixed(period) ^ Math.imul(brandId, 0x9e37_79b1));
}

/** The finalizer of MurmurHash3: every bit of the input moves half of the output. */
function mixed(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const PERIOD_MS = 3_600_000;
const PERIODS_HONOURED = 24;

/** The rotation period at a time: whole hours since 1970 (specification 3, API: random order is seeded). */
export function periodNow(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}

/** The requested period if it is the current one or one of the 24 before it; else the current one. */
export function honouredPeriod(requested: number | null, now: Date): number {
  const current = periodNow(now);
  return requested !== null && requested <= current && requested >= current - PERIODS_HONOURED ? requested : current;
}

/** The 32-bit seed of a brand's period; the seeds of neighbouring periods and brands are uncorrelated. */
export function seedOfPeriod(brandId: number, period: number): number {
  return mixed(mixed(period) ^ Math.imul(brandId, 0x9e37_79b1));
}

/** The finalizer of MurmurHash3: each input bit flips about half of the output bits. */
function mixed(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

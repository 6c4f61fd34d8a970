-- Where a band of prices ends (decisions, second round): in cents a person, for "under 50 euro". Null for what has no end
-- (over 75 euro), says no price (on request) or is no band.
alter table filter add column up_to_cents integer check (up_to_cents >= 0);

-- Brands that were filled before are given their bands at the next start, beside kinds and facts (src/seed/fill/backfill-bands.ts).
update starter_filling set kinds_given_at = null;

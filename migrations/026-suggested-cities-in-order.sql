-- Suggested cities are listed among the other submissions that wait, oldest first (see 025).
create index city_waiting on city (created_at, id) where not listed and rejected_at is null;

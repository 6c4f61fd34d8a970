-- Other words and phrases that mean a filter, by which a typed sentence sets it (src/sentences/slots/filters.ts has how they are
-- written). Editors extend them. Filters that were filled in before get theirs with the kinds and facts, at the next start.
alter table filter add column synonyms text[] not null default '{}';

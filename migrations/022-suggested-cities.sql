-- Cities that visitors suggested stand apart from the gazetteer: one of them is read by itself, and not with all places. Those that
-- nothing refers to are removed after a while, for which they say since when they are there.
alter table city add created_at timestamptz not null default now();
create index city_suggested on city (platform_id, created_at) where not listed;

create function note_new_cities() returns trigger language plpgsql as $$
begin
  insert into change (kind, id)
    select 'place', 0 where exists (select from fresh where listed)
    union all select 'suggested-city', id from fresh where not listed;
  perform pg_notify('change', '');
  return null;
end $$;

create function note_city() returns trigger language plpgsql as $$
begin
  insert into change (kind, id)
    values (case when old.listed or coalesce(new.listed, false) then 'place' else 'suggested-city' end, old.id);
  perform pg_notify('change', '');
  return null;
end $$;

drop trigger note_new_places on city;
create trigger note_new_cities after insert on city referencing new table as fresh
  for each statement execute function note_new_cities();
drop trigger note_change_place on city;
create trigger note_city after update or delete on city for each row execute function note_city();

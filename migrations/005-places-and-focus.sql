-- Visitors find places of every country that the gazetteer holds, their own first. Provinces and regions say their country,
-- for there is a Limburg on both sides of the border; a city also answers to its other names (Den Bosch, Liège).
alter table province add country_code text check (country_code ~ '^[A-Z]{2}$');
alter table region add country_code text check (country_code ~ '^[A-Z]{2}$');
update province set country_code = platform.country_code from platform where platform.id = province.platform_id;
update region set country_code = platform.country_code from platform where platform.id = region.platform_id;
alter table province alter country_code set not null;
alter table region alter country_code set not null;
alter table province drop constraint province_platform_id_name_key, add unique (platform_id, country_code, name);
alter table region drop constraint region_platform_id_name_key, add unique (platform_id, country_code, name);
alter table city add aliases text[] not null default '{}';

-- What a crop of a picture keeps, as shares of its width and height; the middle when nobody said.
alter table media add focus_x real check (focus_x between 0 and 1), add focus_y real check (focus_y between 0 and 1),
  add check ((focus_x is null) = (focus_y is null));

-- A statement that adds a thousand places is one change: nothing stands in a new place yet.
create function note_new_places() returns trigger language plpgsql as $$
begin
  insert into change (kind, id) values ('place', 0);
  perform pg_notify('change', '');
  return null;
end $$;

do $$
declare
  place text;
begin
  foreach place in array array['city', 'province', 'region'] loop
    execute format('drop trigger note_change_place on %I', place);
    execute format('create trigger note_change_place after update or delete on %I
                    for each row execute function note_change(''place'', ''id'')', place);
    execute format('create trigger note_new_places after insert on %I
                    for each statement execute function note_new_places()', place);
  end loop;
end $$;

-- A city that is called otherwise may tell two activities of one title apart no longer, or again
-- (src/activities/full-title.server.ts): what came after those that lie in it has changed too.
create function note_younger_namesakes_of_city() returns trigger language plpgsql as $$
begin
  insert into change (kind, id)
    select distinct 'activity', younger.id
    from activity_city
    join activity as older on older.id = activity_city.activity_id
    join activity as younger
      on younger.platform_id = older.platform_id and younger.title = older.title and younger.id > older.id
    where activity_city.city_id = new.id;
  return null;
end $$;

create trigger note_younger_namesakes_update after update on city for each row
  when (old.name is distinct from new.name) execute function note_younger_namesakes_of_city();

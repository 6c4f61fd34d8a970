-- The title of a page counts the older activities that are called the same (src/activities/full-title.server.ts). So what changes of
-- one of them is a change of all that came after it.
create function note_younger_namesakes() returns trigger language plpgsql as $$
begin
  insert into change (kind, id)
    select 'activity', younger.id from activity as younger
    where younger.id > old.id
      and ((younger.platform_id = old.platform_id and younger.title = old.title)
        or (younger.platform_id = new.platform_id and younger.title = new.title));
  return null;
end $$;

create trigger note_younger_namesakes_update after update on activity for each row
  when ((old.title, old.platform_id, old.approved, old.status, old.original_id)
    is distinct from (new.title, new.platform_id, new.approved, new.status, new.original_id))
  execute function note_younger_namesakes();
create trigger note_younger_namesakes_delete after delete on activity for each row execute function note_younger_namesakes();

-- A place may tell two of one title apart. Once a statement, as a hundred thousand come at a time.
create function note_younger_namesakes_of_place() returns trigger language plpgsql as $$
begin
  insert into change (kind, id)
    select distinct 'activity', younger.id
    from touched
    join activity as older on older.id = touched.activity_id
    join activity as younger
      on younger.platform_id = older.platform_id and younger.title = older.title and younger.id > older.id;
  return null;
end $$;

create trigger note_younger_namesakes_insert after insert on activity_city
  referencing new table as touched for each statement execute function note_younger_namesakes_of_place();
create trigger note_younger_namesakes_update after update on activity_city
  referencing new table as touched for each statement execute function note_younger_namesakes_of_place();
create trigger note_younger_namesakes_delete after delete on activity_city
  referencing old table as touched for each statement execute function note_younger_namesakes_of_place();

-- A filter that means the same as indoors (or outdoors) is carried by every activity of which that is so, chosen or not:
-- who asks for what suits rain would else miss the half that nobody ticked it for.
alter table filter add column indoor_outdoor text check (indoor_outdoor in ('INDOOR', 'OUTDOOR', 'BOTH'));
create index filter_indoor_outdoor on filter (platform_id, indoor_outdoor) where indoor_outdoor is not null;

-- The filters of an activity: those that were chosen for it, and those that follow.
create view carried_filter as
  select activity_id, filter_id from activity_filter
  union
  select activity.id, filter.id from activity
    join filter on filter.platform_id = activity.platform_id and filter.indoor_outdoor = activity.indoor_outdoor;

create function note_followed_filter() returns trigger language plpgsql as $$
begin
  insert into change (kind, id)
    select 'activity', id from activity
    where platform_id in (old.platform_id, new.platform_id) and indoor_outdoor in (old.indoor_outdoor, new.indoor_outdoor);
  return null;
end $$;
create trigger note_followed_filter after insert or update of indoor_outdoor or delete on filter
  for each row execute function note_followed_filter();

-- In databases that were filled before.
update filter set indoor_outdoor = 'INDOOR' where platform_id = 3 and name in ('Regenproof', 'Overdekt');

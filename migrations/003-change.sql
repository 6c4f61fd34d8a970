-- Every change to a public row leaves a line here in the same transaction; the catalogue of each process reads them
-- (decisions/005-catalogue-follows-changes.md). xid lets a reader wait for transactions that are still open.
create table change (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  id integer not null,
  at timestamptz not null default now()
);
create index change_xid on change (xid);

-- Arguments: the kind, and the column that holds its id.
create function note_change() returns trigger language plpgsql as $$
declare
  old_id integer;
  new_id integer;
begin
  if tg_op <> 'INSERT' then old_id := (to_jsonb(old) ->> tg_argv[1])::integer; end if;
  if tg_op <> 'DELETE' then new_id := (to_jsonb(new) ->> tg_argv[1])::integer; end if;
  if new_id is not null then insert into change (kind, id) values (tg_argv[0], new_id); end if;
  if old_id is not null and old_id is distinct from new_id then
    insert into change (kind, id) values (tg_argv[0], old_id);
  end if;
  perform pg_notify('change', '');
  return null;
end $$;

-- A picture of a filter, a group or a banner is known by whoever shows it.
create function note_picture_change() returns trigger language plpgsql as $$
begin
  insert into change (kind, id) select 'filter', id from filter where image_id = new.id
    union all select 'filter', id from filter_group where image_id = new.id or header_image_id = new.id
    union all select 'banner', id from banner where image_id = new.id;
  perform pg_notify('change', '');
  return null;
end $$;
create trigger note_picture_change after update on media
  for each row when (new.activity_id is null and new.event_id is null) execute function note_picture_change();

do $$
declare
  source text[];
begin
  foreach source slice 1 in array array[
    ['activity', 'activity', 'id'], ['activity_filter', 'activity', 'activity_id'],
    ['activity_city', 'activity', 'activity_id'], ['activity_province', 'activity', 'activity_id'],
    ['activity_region', 'activity', 'activity_id'], ['media', 'activity', 'activity_id'],
    ['media', 'event', 'event_id'], ['organisation', 'organisation', 'id'],
    ['filter', 'filter', 'id'], ['filter_group', 'filter', 'id'],
    ['city', 'place', 'id'], ['province', 'place', 'id'], ['region', 'place', 'id'],
    ['banner', 'banner', 'id'], ['event', 'event', 'id'], ['redirect', 'redirect', 'id'],
    ['seo_page', 'seo-page', 'id'], ['seo_page_city', 'seo-page', 'seo_page_id'],
    ['seo_page_province', 'seo-page', 'seo_page_id'], ['seo_page_region', 'seo-page', 'seo_page_id'],
    ['seo_page_filter', 'seo-page', 'seo_page_id'], ['platform', 'platform', 'id']]
  loop
    execute format('create trigger note_change_%s after insert or update or delete on %I
                    for each row execute function note_change(%L, %L)', replace(source[2], '-', '_'), source[1], source[2], source[3]);
  end loop;
end $$;

-- Banners are counted per day beside their total, without anything personal.
create table banner_statistics (
  banner_id integer not null references banner on delete cascade,
  submit_date date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (banner_id, submit_date)
);

-- A click changes nothing that a page shows: it neither touches a banner nor makes every process read them again.
create function shows_another_banner(was banner, becomes banner) returns boolean immutable language sql
  return to_jsonb(was) - 'amount_of_clicks' is distinct from to_jsonb(becomes) - 'amount_of_clicks';

drop trigger touch on banner;
create trigger touch before update on banner
  for each row when (shows_another_banner(old.*, new.*)) execute function touch_updated_at();

drop trigger note_change_banner on banner;
create trigger note_change_banner after insert or delete on banner
  for each row execute function note_change('banner', 'id');
create trigger note_banner_update after update on banner
  for each row when (shows_another_banner(old.*, new.*)) execute function note_change('banner', 'id');

-- Every old slug of an activity leads to its present one in one step, whoever renames it: what 001 refused is now put right.
drop trigger redirect_no_chain on redirect;
drop function refuse_redirect_chain();

-- What is there already: no old slug is one that an activity has, and each leads to the slug of its activity now.
delete from redirect using activity
  where activity.platform_id = redirect.platform_id and activity.original_id is null and activity.slug = redirect.old_slug;
update redirect set new_slug = activity.slug from activity
  where activity.id = redirect.activity_id and activity.original_id is null and redirect.new_slug <> activity.slug;

-- No chains and no loops: of two redirects that contradict each other the newer one is right.
create function flatten_redirect() returns trigger language plpgsql as $$
declare
  onward redirect;
begin
  -- The check of the table says what is wrong with it.
  if new.old_slug = new.new_slug then return new; end if;
  -- Two that are stored at once would not see each other.
  perform pg_advisory_xact_lock(hashtext('redirect'), new.platform_id);
  if tg_op = 'INSERT' and exists (select from activity where platform_id = new.platform_id and original_id is null
                                  and slug = new.old_slug and id <> new.activity_id) then
    raise exception 'redirect % → %: another activity has the slug %', new.old_slug, new.new_slug, new.old_slug
      using errcode = 'check_violation';
  end if;

  select * into onward from redirect where platform_id = new.platform_id and old_slug = new.new_slug and id <> new.id;
  if onward.new_slug = new.old_slug then
    delete from redirect where id = onward.id;
  elsif onward.new_slug is not null then
    new.new_slug := onward.new_slug;
    new.activity_id := onward.activity_id;
  end if;

  delete from redirect where platform_id = new.platform_id and old_slug = new.old_slug and id <> new.id;
  update redirect set new_slug = new.new_slug, activity_id = new.activity_id
    where platform_id = new.platform_id and new_slug = new.old_slug and id <> new.id;
  return new;
end $$;
create trigger flatten_redirect before insert or update on redirect
  for each row execute function flatten_redirect();

-- A renamed activity is found by its old slug, and one that takes an old slug is found there itself.
create function keep_old_slug() returns trigger language plpgsql as $$
begin
  delete from redirect where platform_id = new.platform_id and old_slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into redirect (platform_id, activity_id, old_slug, new_slug) values (new.platform_id, new.id, old.slug, new.slug);
  end if;
  return null;
end $$;
create trigger keep_old_slug after insert or update of slug on activity
  for each row when (new.original_id is null) execute function keep_old_slug();

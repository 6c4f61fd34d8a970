-- Lists of 100,000 rows, filtered by brand or by a rare state, cost what they do of 100 (quality, management).

-- The brand of a request's activity. Without the column a list of one brand reads the requests of all.
alter table quote_request add platform_id smallint references platform;
update quote_request set platform_id = activity.platform_id from activity where activity.id = activity_id;
alter table quote_request alter platform_id set not null;

create function set_platform_of_request() returns trigger language plpgsql as $$
begin
  new.platform_id := (select platform_id from activity where id = new.activity_id);
  return new;
end $$;
create trigger quote_request_platform before insert or update of activity_id, platform_id on quote_request
  for each row execute function set_platform_of_request();

-- Activities stay with their brand; this holds also after a change by hand.
create function set_platform_of_requests() returns trigger language plpgsql as $$
begin
  update quote_request set platform_id = new.platform_id where activity_id = new.id;
  return null;
end $$;
create trigger activity_platform after update of platform_id on activity
  for each row when (old.platform_id is distinct from new.platform_id) execute function set_platform_of_requests();

create index quote_request_platform on quote_request (platform_id, created_at, id);
create index quote_request_rejected on quote_request (created_at, id) where rejected_at is not null;

create index contact_message_platform on contact_message (platform_id, created_at, id);
create index contact_message_rejected on contact_message (created_at, id) where rejected_at is not null;

create index event_request_platform on event_request (platform_id, created_at, id);
create index event_request_rejected on event_request (created_at, id) where rejected_at is not null;
create index event_request_text on event_request
  using gin (lower(title || ' ' || name || ' ' || email || ' ' || coalesce(company_name, '')) gin_trgm_ops);

create index newsletter_subscription_platform on newsletter_subscription (platform_id, created_at, id);
-- One index per state, of which each row has one: totals are counted without reading the rows.
-- Of the subscribed, who are most, the brand alone: equal entries are stored once, so the index is small enough to be preferred.
create index newsletter_subscription_subscribed on newsletter_subscription (platform_id)
  where confirmed_at is not null and unsubscribed_at is null;
create index newsletter_subscription_rejected on newsletter_subscription (platform_id, created_at, id)
  where (confirmed_at is null or unsubscribed_at is not null) and rejected_at is not null;
create index newsletter_subscription_undecided on newsletter_subscription (platform_id, created_at, id)
  where (confirmed_at is null or unsubscribed_at is not null) and rejected_at is null and held;
create index newsletter_subscription_unsubscribed on newsletter_subscription (platform_id, created_at, id)
  where (confirmed_at is null or unsubscribed_at is not null) and rejected_at is null and not held and unsubscribed_at >= created_at;
create index newsletter_subscription_waiting on newsletter_subscription (platform_id, created_at, id)
  where (confirmed_at is null or unsubscribed_at is not null) and rejected_at is null and not held
    and (unsubscribed_at is null or unsubscribed_at < created_at);

-- Whether a text is rare decides between the trigrams and the order of time: a hundredth of the rows is too coarse an estimate.
alter index quote_request_text alter column 1 set statistics 1000;
alter index contact_message_text alter column 1 set statistics 1000;
alter index event_request_text alter column 1 set statistics 1000;
alter index newsletter_subscription_text alter column 1 set statistics 1000;

-- Acts of one brand among those of all.
create index audit_platform on audit (platform_id, id desc);

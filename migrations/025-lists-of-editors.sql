-- Lists of editors show 50 of 100,000 rows as fast as of 100 (quality, management): an index for each order, and trigrams for each search.

create extension if not exists pg_trgm;

create index quote_request_created on quote_request (created_at, id);
create index quote_request_held on quote_request (created_at, id) where held and rejected_at is null;
create index quote_request_text on quote_request
  using gin (lower(name || ' ' || email || ' ' || coalesce(company_name, '')) gin_trgm_ops);

create index contact_message_created on contact_message (created_at, id);
create index contact_message_held on contact_message (created_at, id) where held and rejected_at is null;
create index contact_message_text on contact_message
  using gin (lower(name || ' ' || email || ' ' || coalesce(company_name, '')) gin_trgm_ops);

create index event_request_created on event_request (created_at, id);
create index event_request_undecided on event_request (created_at, id) where event_id is null and rejected_at is null;

create index newsletter_subscription_created on newsletter_subscription (created_at, id);
create index newsletter_subscription_held on newsletter_subscription (created_at, id) where held and rejected_at is null;
create index newsletter_subscription_text on newsletter_subscription using gin (lower(name || ' ' || email) gin_trgm_ops);

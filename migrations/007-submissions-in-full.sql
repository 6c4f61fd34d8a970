-- All that visitors send can be held for a person to judge, and a verdict stays visible: released (held is false again),
-- or rejected. What an editor has rejected is never mailed and never shown.
alter table quote_request add rejected_at timestamptz;
alter table contact_message add rejected_at timestamptz;
alter table newsletter_subscription add held boolean not null default false, add rejected_at timestamptz;
alter table city add rejected_at timestamptz;

-- Pictures that visitors sent. The id is drawn at random: whoever does not know it cannot claim somebody else's picture.
-- The file lies in the private folder until its event is released; one that nobody claims is removed after a day.
create table upload (
  id integer primary key check (id > 0),
  platform_id smallint not null references platform,
  file text not null unique check (file ~ '^[0-9a-f-]{36}\.webp$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  claimed_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now()
);
create index upload_orphans on upload (created_at) where claimed_at is null;

-- An event request is held from its first moment; event_id says which event came of it.
alter table event_request drop media_id,
  add upload_id integer references upload on delete set null,
  add rejected_at timestamptz,
  add event_id integer references event on delete set null;

-- Counters of the guard where several processes share one database; names are hashed, so that no address is kept.
create table rate_bucket (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_bucket_expire on rate_bucket (expire);

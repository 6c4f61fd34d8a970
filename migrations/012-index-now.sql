-- What search engines are told through IndexNow (decisions/028-changed-pages-are-told.md).

-- The address at which they know a page: of a page that is gone or moved nobody else remembers it.
create table told_page (
  kind text not null,
  id integer not null,
  platform_id smallint not null references platform,
  path text not null,
  primary key (kind, id)
);

-- Addresses that changed and that they have not heard of; `noted` is another number after each change.
create table untold_page (
  platform_id smallint not null references platform,
  path text not null,
  noted bigint not null generated always as identity,
  primary key (platform_id, path)
);

-- Every change of a transaction before `horizon` was looked at; no row before the first time.
create table told_until (
  one boolean primary key default true check (one),
  horizon xid8 not null
);

-- An editor deactivated this account; without it, an inactive account is one that was invited. And single-letter keys, which their user
-- can switch off (WCAG 2.1.4).

alter table user_account
  add deactivated_at timestamptz,
  add letter_keys boolean not null default true,
  add check (deactivated_at is null or not active);

update user_account set deactivated_at = now()
where not active and not exists (select from user_token where user_account_id = user_account.id and type = 'INVITE');

-- The list of people: by name, and by a part of name or address.
create index user_account_name on user_account (lower(last_name), id);
create index user_account_text on user_account using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

-- An editor deactivated this account; without it, an inactive account is one that was invited. And single-letter keys, which their user
-- can switch off (WCAG 2.1.4).

alter table user_account
  add deactivated_at timestamptz,
  add letter_keys boolean not null default true,
  add check (deactivated_at is null or not active);

update user_account set deactivated_at = now()
where not active and not exists (select from user_token where user_account_id = user_account.id and type = 'INVITE');

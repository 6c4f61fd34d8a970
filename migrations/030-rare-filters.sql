-- Lists of 100,000 rows, filtered by what few rows have, cost what they do of 100 (quality, management).

create index contact_message_type on contact_message (type, created_at, id);
create index event_request_listed on event_request (created_at, id) where event_id is not null;
create index user_account_inactive on user_account (lower(last_name), id) where not active;
create index user_account_role on user_account (role_id, lower(last_name), id);
create index audit_actor_kind on audit (actor_kind, id desc);

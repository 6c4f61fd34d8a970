-- Activities of one title are told apart in the titles of their pages (src/activities/namesakes-before.ts).
create index activity_title on activity (platform_id, title);

-- Figures of all activities and banners between two days: without these indexes each reading scans every count.

create index service_mail_statistics_day on service_mail_statistics (submit_date);
create index banner_statistics_day on banner_statistics (submit_date);

-- A file may hold several sheets: each is a sheet of its own, known by the page it begins on.
alter table sheets add column first_page integer not null default 1;
drop index sheets_sha256_key;
create unique index sheets_sha256_first_page_key on sheets (sha256, first_page);

alter table extractions add column page_from integer, add column page_to integer,
  add column sheets_in_file integer not null default 1;

-- Null until the sheet is read by an extractor that tells its pages
alter table documents add column page_from integer, add column page_to integer,
  add column sheets_in_file integer not null default 1;

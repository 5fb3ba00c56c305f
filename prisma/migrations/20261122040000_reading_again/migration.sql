-- Which version of the extractor last tried a sheet: what was read by an earlier one is read again in the background.
alter table sheets add column tried_version text;
create index sheets_tried_version_idx on sheets (tried_version);

-- The worker that started last says which version is the newest.
alter table worker_heartbeats add column extractor_version text;
alter table worker_heartbeats add column started_at timestamptz(3) not null default now();

-- How many sheets of a team wait: its turn in the queue.
create index documents_team_id_status_idx on documents (team_id, status);

-- The links with which people who forgot their password name a new one; only a digest of each is kept.
create table password_resets (
  token_hash char(64) primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index password_resets_user_id_idx on password_resets (user_id);

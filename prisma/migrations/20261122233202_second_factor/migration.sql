-- A second factor: the secret that a person's authenticator shares, sealed; and digests of the codes for when it is lost.
alter table users add column totp_secret text, add column totp_since timestamptz(3), add column totp_step bigint not null default 0;
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash char(64) not null,
  primary key (user_id, code_hash)
);

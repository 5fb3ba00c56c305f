-- When the mail server took an invitation's mail; null: it was not sent by mail.
alter table "invitations" add column "mailed_at" timestamptz(3);

-- How a person wants dates written: "dmy", "mdy" or "ymd".
ALTER TABLE "users" ADD COLUMN "date_form" TEXT NOT NULL DEFAULT 'dmy';

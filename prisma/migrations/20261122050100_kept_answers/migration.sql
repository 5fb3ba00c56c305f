-- An answer is kept in the transaction that it is about: there is no request any more whose answer is yet to come.
DELETE FROM "idempotency_keys" WHERE "status" IS NULL OR "response" IS NULL;
ALTER TABLE "idempotency_keys" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "response" SET NOT NULL;

-- json keeps the members in the order they were written in, and with it the order of a form's fields; jsonb sorts them.
ALTER TABLE "custom_field_groups" ALTER COLUMN "schema" TYPE JSON USING "schema"::json;

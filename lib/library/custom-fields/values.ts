import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { IsoDate } from "@/lib/api/values";
import type { FieldError } from "@/lib/platform/errors";
import type { CustomValues, FieldSchema, GroupSchema } from "./schema";

export type Group = { id: string; name: string; schema: GroupSchema };

const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
// As the database knows dates, since lists are sorted and filtered by them.
ajv.addFormat("date", (text: string) => IsoDate.safeParse(text).success);

/**
 * Writes a change into stored values: null clears a field, everything else must fit the field's schema. Fields
 * that are not written stay as they are, even where a newer schema would refuse them.
 */
export function changeValues(
  stored: CustomValues,
  change: Record<string, unknown>,
  groups: Group[],
): { values: CustomValues; errors: FieldError[] } {
  const values: CustomValues = structuredClone(stored);
  const errors: FieldError[] = [];
  for (const [groupId, fields] of Object.entries(change)) {
    const group = groups.find(({ id }) => id === groupId.toLowerCase());
    if (!group) errors.push({ field: groupId, message: "no custom field group of the team has this id" });
    else if (typeof fields !== "object" || fields === null || Array.isArray(fields))
      errors.push({ field: groupId, message: "must be an object of fields" });
    else errors.push(...changeGroup(values, group, Object.entries(fields)));
  }
  return { values, errors };
}

function changeGroup(values: CustomValues, group: Group, fields: [string, unknown][]): FieldError[] {
  const errors: FieldError[] = [];
  const written: Record<string, unknown> = { ...values[group.id] };
  for (const [name, value] of fields) {
    const fault = faultOf(group.schema, name, value);
    if (fault) errors.push({ field: `${group.id}.${name}`, message: fault });
    else if (value === null) delete written[name];
    else written[name] = value;
  }
  if (Object.keys(written).length) values[group.id] = written;
  else delete values[group.id];
  return errors;
}

function faultOf(schema: GroupSchema, name: string, value: unknown): string | null {
  const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (!field) return "the group has no such field";
  if (value === null) return schema.required?.includes(name) ? "is required" : null;
  return valueFault(field, value);
}

function valueFault(schema: FieldSchema, value: unknown): string | null {
  const validate = validatorOf(schema);
  if (validate(value)) return null;
  return validate.errors?.map(({ message }) => message ?? "does not fit").join("; ") ?? "does not fit";
}

/** Compiling a schema takes a thousand times as long as checking a value with it. */
const mostValidators = 2_000;
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: FieldSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const validate = ajv.compile(schema);
  // Ajv itself would keep each schema it has seen for ever
  ajv.removeSchema(schema);
  const [oldest] = validators.keys();
  if (validators.size >= mostValidators && oldest) validators.delete(oldest);
  validators.set(key, validate);
  return validate;
}

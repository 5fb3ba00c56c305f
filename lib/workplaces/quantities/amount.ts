import { z } from "zod";
import { units } from "./units";

export const Unit = z.enum(units);

/**
 * At most 12 digits, 3 of them decimals: such a number survives JSON's binary floating point unchanged,
 * so that what is stored is exactly what was sent.
 */
export const Amount = z
  .number()
  .min(0)
  .max(999_999_999.999)
  .refine((value) => /^\d+(\.\d{1,3})?$/.test(String(value)), "must have at most 3 decimals")
  .meta({ multipleOf: 0.001 });

export const ContainerCount = z.int().min(0).max(1_000_000);

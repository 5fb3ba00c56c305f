import { Prisma } from "@/lib/platform/database/generated/client";

export function toDecimal(amount: number | null | undefined): Prisma.Decimal | null | undefined {
  return typeof amount === "number" ? new Prisma.Decimal(String(amount)) : amount;
}

export function fromDecimal(amount: Prisma.Decimal | null): number | null {
  return amount === null ? null : amount.toNumber();
}

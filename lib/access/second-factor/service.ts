import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import QRCode from "qrcode";
import type { z } from "zod";
import { requirePassword } from "@/lib/access/profile/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma, User } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import { guess } from "@/lib/platform/rate-limits/guesses";
import type { Enrolment, RecoveryCodes, SecondFactor } from "./schema";
import { seal, unseal } from "./sealing";

/** Codes of the step before and after count too: clocks differ (RFC 6238, 5.2). */
const stepsAround = 1;
const recoveryCodes = 10;

export async function read(context: Context): Promise<z.input<typeof SecondFactor>> {
  const { id, totpSince } = await personOf(context);
  const left = await database().recoveryCode.count({ where: { userId: id } });
  return { since: totpSince?.toISOString() ?? null, recovery_codes_left: left };
}

/** Makes a secret that waits for its first code. Errors: 409 where one is in use, 422 for a wrong password, 429. */
export async function begin(context: Context, password: string): Promise<z.input<typeof Enrolment>> {
  const person = await personOf(context);
  if (person.totpSince) throw new AppError("conflict", "A second factor is in use. Remove it first.");
  await requirePassword(person.id, password);
  const secret = new Secret({ size: 20 });
  const { id } = person;
  await database().user.update({ where: { id }, data: { totpSecret: seal(secret.base32), totpStep: 0 } });
  const address = totpOf(secret.base32, person.email).toString();
  const picture = await QRCode.toString(address, { type: "svg", margin: 2 });
  return {
    secret: secret.base32,
    address,
    picture: `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}`,
  };
}

/** Takes the first code; from now on every sign-in needs one. Errors: 409 before `begin`, 422 for a wrong code, 429. */
export async function confirm(context: Context, code: string): Promise<z.input<typeof RecoveryCodes>> {
  const person = await personOf(context);
  if (!person.totpSecret || person.totpSince) throw new AppError("conflict", "There is nothing to confirm.");
  const isRight = await guess({ account: person.email, address: "second factor" }, async () =>
    (await takeStep(person, code)) ? true : null,
  );
  if (!isRight) throw wrongCode();
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: person.id }, data: { totpSince: new Date() } });
    await tx.recoveryCode.deleteMany({ where: { userId: person.id } });
    await tx.recoveryCode.createMany({
      data: codes.map((one) => ({ userId: person.id, codeHash: digest(one) })),
    });
  });
  return { recovery_codes: codes };
}

/** Errors: 422 for a wrong password or code, 429 after too many. */
export async function remove(context: Context, given: { current_password: string; code: string }) {
  const person = await personOf(context);
  await requirePassword(person.id, given.current_password);
  const isRight = await guess({ account: person.email, address: "second factor" }, async () =>
    (await takeCode(person, given.code)) ? true : null,
  );
  if (!isRight) throw wrongCode();
  await transaction((tx) => forget(tx, person.id));
  return read(context);
}

function wrongCode(): AppError {
  return invalid("code", "is not the code of now", "wrong_code");
}

/** The operator's way out for who has lost authenticator and recovery codes. Errors: 404. */
export async function unsafeRemove(email: string): Promise<{ user_id: string }> {
  const user = await database().user.findUnique({ where: { email: email.trim().toLowerCase() } });
  if (!user) throw notFound("This person");
  await transaction((tx) => forget(tx, user.id));
  return { user_id: user.id };
}

async function forget(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { totpSecret: null, totpSince: null, totpStep: 0 } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

/** Whether a code is the person's; it is used up by that. True where they have no second factor. */
export async function takeCode(person: User, code: string): Promise<boolean> {
  if (!person.totpSince) return true;
  if (await takeStep(person, code)) return true;
  const codeHash = digest(code.replace(/[\s-]/g, "").toLowerCase());
  return (await database().recoveryCode.deleteMany({ where: { userId: person.id, codeHash } })).count > 0;
}

/** A code is taken once: its step must be later than that of the last one. */
async function takeStep({ id, email, totpSecret }: User, code: string): Promise<boolean> {
  const secret = totpSecret && unseal(totpSecret);
  if (!secret || !/^\d{6}$/.test(code.replace(/\s/g, ""))) return false;
  const now = Date.now();
  const totp = totpOf(secret, email);
  const delta = totp.validate({ token: code.replace(/\s/g, ""), window: stepsAround, timestamp: now });
  if (delta === null) return false;
  const step = totp.counter({ timestamp: now }) + delta;
  const { count } = await database().user.updateMany({
    where: { id, totpStep: { lt: step } },
    data: { totpStep: step },
  });
  return count > 0;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: "Sixteen", label, secret: Secret.fromBase32(secret) });
}

async function personOf({ actor }: Context): Promise<User> {
  if (actor.kind !== "user") throw new AppError("forbidden", "Only a person has a second factor.");
  return database().user.findUniqueOrThrow({ where: { id: actor.id } });
}

/** 112 bits: with as many a plain digest is enough to keep (OWASP ASVS 5.0, 6.5.2). */
const newRecoveryCode = () => randomBytes(14).toString("hex");

function digest(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

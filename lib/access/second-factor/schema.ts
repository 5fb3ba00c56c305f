import { z } from "zod";
import { Timestamp } from "@/lib/api/values";

export const SecondFactor = z.object({
  since: Timestamp.nullable().describe("null: signing in asks for the password alone."),
  recovery_codes_left: z.int(),
});

/** What an authenticator is set up with; it counts once a code of it has come. */
export const Enrolment = z.object({
  secret: z.string().describe("Base32, for authenticators that cannot scan."),
  address: z.string().describe("otpauth://…"),
  picture: z.string().describe("The address as a QR code: an SVG in a data URL."),
});

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).describe("Shown this once.") });

const Password = z.string().max(200);
/** Six digits of the authenticator, or a recovery code. */
const Code = z.string().trim().min(1).max(40);

export const WithPassword = z.object({ current_password: Password });
export const WithCode = z.object({ code: Code });
export const WithBoth = z.object({ current_password: Password, code: Code });

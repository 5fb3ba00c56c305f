import { z } from "zod";
import { Timestamp } from "@/lib/api/values";

export const PasswordLink = z.object({ url: z.url(), expires_at: Timestamp });

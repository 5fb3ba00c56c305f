import { z } from "zod";
import { Id } from "@/lib/api/values";

/** How far the reading of a scan has come. */
export const ReadingProgress = z.object({ sds_id: Id, pages_read: z.int(), page_count: z.int() });

import type { Server } from "node:http";

export function politely(server: Server): () => Promise<void>;

import { Socket } from "node:net";
import { log } from "@/lib/platform/log";

/** Asks whether the database answers; the answer itself does not matter. */
type Probe = () => Promise<unknown>;

/** So often a database with connections is asked whether it is there, and after so long it is taken for frozen. */
export const watchTimes = { everyMs: 2_000, limitMs: 4_000 };
/** A process that was stopped itself hears in that time what has come meanwhile. */
const graceMs = 250;

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenSockets?: Set<Socket> };

/** The socket of a new connection to the database, watched until it closes. */
export function watchedSocket(probe: Probe): Socket {
  const sockets = watched(probe);
  const socket = new Socket();
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
  return socket;
}

/**
 * A database that is stopped keeps its connections and says nothing: whoever waits would wait for ever, and what they
 * wrote would be kept when it goes on, long after they gave up. Cutting the connections refuses all of them as
 * unavailable, and undoes their transactions.
 */
function watched(probe: Probe): Set<Socket> {
  if (kept.sixteenSockets) return kept.sixteenSockets;
  const sockets = new Set<Socket>();
  kept.sixteenSockets = sockets;
  const look = async () => {
    if (sockets.size === 0 || (await isAnswered(probe))) return;
    log.error("the database does not answer; its connections are cut", { connections: sockets.size });
    for (const socket of sockets) socket.destroy();
  };
  const again = () => void setTimeout(() => void look().finally(again), watchTimes.everyMs).unref();
  again();
  return sockets;
}

/** A probe that fails has been answered: by an error that everybody else hears as well. */
async function isAnswered(probe: Probe): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => resolve(false), graceMs);
    }, watchTimes.limitMs);
  });
  const answered = probe().then(
    () => true,
    () => true,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

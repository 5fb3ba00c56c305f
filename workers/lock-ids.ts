import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";

/** The ids under which this process locks jobs, filled by the events once the queue is run with them. */
export function lockIds(): { ids: Set<string>; events: WorkerEvents } {
  const ids = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool, and stay so while the pool shuts down.
  events.on("pool:create", ({ workerPool }) => ids.add(workerPool.id));
  return { ids, events };
}

import { writeSync } from "node:fs";

/** This file may be loaded twice, by different loaders. */
const isDropping = Symbol.for("sixteen.dropping");

/**
 * Drops what this process prints once nobody reads it any more (a closed terminal, a supervisor that is gone), and
 * says so once on the other output. Without this each line would be an error that ends the process, or one that is
 * printed in its turn, and so on for ever.
 */
export function dropUnreadOutput() {
  if (process[isDropping]) return;
  process[isDropping] = true;
  const outputs = [process.stdout, process.stderr];
  for (const output of outputs) {
    output.on("error", (error) => {
      if (!["EPIPE", "EIO", "ECONNRESET", "ERR_STREAM_DESTROYED"].includes(error.code)) throw error;
      if (output.write === drop) return;
      output.write = drop;
      note(outputs.find((other) => other !== output && other.write !== drop));
    });
  }
}

/** Takes what would be written, as a stream that wrote it at once. */
function drop(_chunk, encoding, done) {
  const tell = typeof encoding === "function" ? encoding : done;
  if (tell) process.nextTick(tell);
  return true;
}

function note(other) {
  if (!other) return;
  const message = "Nobody reads one of the outputs of this process any more; it is dropped from here on.\n";
  try {
    writeSync(other.fd, message);
  } catch {
    // The other one is closed as well
  }
}

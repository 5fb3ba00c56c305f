/**
 * Makes a server stop politely: the function that it gives takes no more connections, closes those on which nothing is asked,
 * and resolves when what is asked was answered to its end. Node's own counts a connection that never asked as busy.
 */
export function politely(server) {
  const asked = new Map();
  let isStopping = false;
  server.on("connection", (socket) => {
    asked.set(socket, 0);
    socket.once("close", () => asked.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    asked.set(socket, (asked.get(socket) ?? 0) + 1);
    response.once("close", () => {
      if (asked.has(socket)) asked.set(socket, asked.get(socket) - 1);
      if (isStopping && !asked.get(socket)) socket.end();
    });
  });
  return () =>
    new Promise((resolve) => {
      isStopping = true;
      server.close(() => resolve());
      for (const [socket, count] of asked) if (count === 0) socket.destroy();
    });
}

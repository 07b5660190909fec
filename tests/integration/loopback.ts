import type { Server, Socket } from "node:net";

export type Listening = { readonly port: number; readonly stop: () => Promise<void> };

/** Has a server listen on the loopback, on a free port unless one is named; `stop` ends its connections too. */
export const listenOnLoopback = async (server: Server, wanted = 0): Promise<Listening> => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(wanted, "127.0.0.1", listening);
  });
  const at = server.address();
  return {
    port: typeof at === "object" && at !== null ? at.port : 0,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

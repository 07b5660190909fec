import type { Server, Socket } from "node:net";

export type LoopbackServer = { readonly port: number; readonly stop: () => Promise<void> };

/** Listens on the loopback, on a free port by default; `stop` closes open connections too. */
export const listenOnLoopback = async (server: Server, requestedPort = 0): Promise<LoopbackServer> => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(requestedPort, "127.0.0.1", listening);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

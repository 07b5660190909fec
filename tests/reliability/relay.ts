import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Stands between the site and PostgreSQL. */
export type Relay = {
  readonly port: number;
  /** Breaks all connections. */
  readonly breakConnections: () => void;
  /** Breaks all connections and refuses new ones until `open`. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** Keeps connections, and passes nothing on until `speak`, as a machine does that hangs. */
  readonly silence: () => void;
  readonly speak: () => void;
};

/** `target`: the port of PostgreSQL. */
export const startRelay = async (target: number): Promise<Relay> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [end, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(end);
      end
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(end);
          other.destroy();
        });
      end.pipe(other);
    }
  });
  const open = async (port: number): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await open(0);
  const { port } = server.address() as AddressInfo;
  const breakConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    breakConnections,
    async close() {
      const closed = once(server, "close");
      server.close();
      breakConnections();
      await closed;
    },
    open: () => open(port),
    silence() {
      for (const socket of sockets) socket.pause();
    },
    speak() {
      for (const socket of sockets) socket.resume();
    },
  };
};

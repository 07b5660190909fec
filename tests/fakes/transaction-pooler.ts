import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A pooler in transaction mode, as PgBouncer is with `pool_mode = transaction`, without encryption and passwords. */
export type TransactionPooler = { readonly url: string; readonly close: () => Promise<void> };

const SSL_REQUEST = 80_877_103;

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** The server accepts the client, which may send a statement. */
const WELCOME = Buffer.concat([
  message("R", Buffer.alloc(4)),
  message("S", Buffer.from("client_encoding\0UTF8\0")),
  message("K", Buffer.alloc(8)),
  message("Z", Buffer.from("I")),
]);

const TERMINATE = message("X", Buffer.alloc(0));

const startupMessage = ({ username, pathname }: URL): Buffer => {
  const body = Buffer.from(`\0\x03\0\0user\0${username}\0database\0${pathname.slice(1)}\0\0`, "latin1");
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

/** Calls `onIdle` when the server has ended a transaction. */
const watchReadiness = (onIdle: () => void): ((chunk: Buffer) => void) => {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      const isIdle = rest[0] === "Z".charCodeAt(0) && rest[5] === "I".charCodeAt(0);
      rest = rest.subarray(end);
      if (isIdle) onIdle();
    }
  };
};

type Session = { readonly socket: Socket; client: Socket | null };

const openSession = async (url: URL, onIdle: (session: Session) => void): Promise<Session> => {
  const socket = connect(Number(url.port), url.hostname);
  const session: Session = { socket, client: null };
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  const watch = watchReadiness(() => {
    onIdle(session);
    open();
  });
  socket.on("data", (chunk: Buffer) => {
    session.client?.write(chunk);
    watch(chunk);
  });
  socket.on("error", () => undefined);
  socket.write(startupMessage(url));
  await isOpen;
  return session;
};

/** Lends the sessions to transactions, the one that was used last first. */
const createSessions = () => {
  const [idle, waiting]: [Session[], ((session: Session) => void)[]] = [[], []];
  return {
    giveBack: (session: Session): void => {
      session.client = null;
      const next = waiting.shift();
      if (next === undefined) idle.push(session);
      else next(session);
    },
    borrow: (): Promise<Session> => {
      const session = idle.pop();
      return session === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(session);
    },
  };
};

const serve = (client: Socket, borrow: () => Promise<Session>): void => {
  let [isWelcome, lent]: [boolean, Promise<Session> | null] = [false, null];
  const onChunk = async (chunk: Buffer): Promise<void> => {
    if (!isWelcome && chunk.readInt32BE(4) === SSL_REQUEST) return void client.write("N");
    if (!isWelcome) {
      isWelcome = true;
      return void client.write(WELCOME);
    }
    if (chunk.equals(TERMINATE)) return void client.end();
    lent ??= borrow();
    const session = await lent;
    session.client = client;
    session.socket.write(chunk);
    session.socket.once("idle", () => {
      lent = null;
    });
  };
  client.on("data", (chunk: Buffer) => void onChunk(chunk));
  client.on("error", () => undefined);
};

/** `sessions`: of the server, which all clients share. */
export const startTransactionPooler = async (databaseUrl: string, sessions: number): Promise<TransactionPooler> => {
  const url = new URL(databaseUrl);
  const { giveBack, borrow } = createSessions();
  const onIdle = (session: Session): void => {
    session.socket.emit("idle");
    giveBack(session);
  };
  const opened = await Promise.all(Array.from({ length: sessions }, () => openSession(url, onIdle)));
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    serve(client, borrow);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close: async () => {
      for (const socket of [...clients, ...opened.map(({ socket: each }) => each)]) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};

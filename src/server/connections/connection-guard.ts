import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { withErrorHandler } from "#domain/shared/index.ts";
import { clientNetwork } from "#domain/spam/index.ts";

/** Limits per process: several do not get the same number of connections. */
export type ConnectionLimits = {
  /** All connections; each takes a descriptor and about 20 KB. */
  readonly maxConnections: number;
  /** Connections per client. */
  readonly maxOfClient: number;
  /** While data is waiting, a reader must accept at least `minBytes` per interval. */
  readonly checkIntervalMs: number;
  readonly minBytes: number;
};

/**
 * A browser opens 6 connections over HTTP/1.1, an office behind one IP address some hundred. A phone with a weak signal
 * reads more than 1 KB a second.
 */
const LIMITS: ConnectionLimits = {
  maxConnections: 2_000,
  maxOfClient: 500,
  checkIntervalMs: 15_000,
  minBytes: 15 * 1_024,
};

type GuardDependencies = {
  readonly proxies: number;
  readonly log: { readonly warn: (attributes: object, message: string) => void };
  readonly limits?: ConnectionLimits;
};

export type ConnectionGuard = {
  /** Limits the connections of the server. */
  readonly guard: (server: Server) => void;
  /** Limits the pipelined requests of a connection. */
  readonly limitPipelines: (listener: RequestListener) => RequestListener;
  /** Number of connections accepted so far. */
  readonly accepted: () => number;
};

/** Internal API of Node: bytes of the current write that the system has not accepted yet. */
type WithHandle = { readonly _handle?: { readonly writeQueueSize?: number } | null };

type Progress = {
  /** Bytes of completed writes. */
  readonly written: number;
  /** Remaining bytes of the current write: a whole body may be one write, which completes only at its end. */
  readonly queued: number;
};

const progressOf = (socket: Socket): Progress => ({
  written: socket.bytesWritten - socket.writableLength,
  queued: (socket as WithHandle)._handle?.writeQueueSize ?? 0,
});

/** Bytes accepted between two checks, a lower bound that is 0 only if none were. */
const takenBytes = (before: Progress, now: Progress): number =>
  Math.max(now.written - before.written, before.queued - now.queued);

/** Closes connections whose reader has accepted less than `minBytes` since the last check although data was waiting. */
const closeSlowReaders = (sockets: Map<Socket, Progress | null>, minBytes: number): number => {
  let closed = 0;
  for (const [socket, before] of sockets) {
    const now = progressOf(socket);
    const isWaiting = socket.writableLength > 0;
    if (isWaiting && before !== null && takenBytes(before, now) < minBytes) {
      socket.destroy();
      closed += 1;
    }
    sockets.set(socket, isWaiting ? now : null);
  }
  return closed;
};

/**
 * Number of connections by client network. Behind a proxy all connections are the proxy's, which limits clients itself.
 */
const createClientCounts = (maxOfClient: number) => {
  const counts = new Map<string, number>();
  return {
    add(client: string): boolean {
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count);
      return count <= maxOfClient;
    },
    remove(client: string): void {
      const count = (counts.get(client) ?? 1) - 1;
      if (count === 0) counts.delete(client);
      else counts.set(client, count);
    },
  };
};

/** Browsers and proxies do not pipeline; programs send a few requests ahead. */
const MAX_UNANSWERED = 8;

/**
 * Ends a connection with more unanswered requests than this. node:http starts all of them at once, and each may hold a
 * file, a queue slot and its headers, whether or not the client reads.
 */
const createPipelineLimit = (onClosed: () => void): ((listener: RequestListener) => RequestListener) => {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket): number => unanswered.get(socket) ?? 0;
  return (listener) => (req, res) => {
    const { socket } = req;
    if (socket.destroyed) return;
    const count = countOf(socket) + 1;
    if (count > MAX_UNANSWERED) {
      socket.destroy();
      onClosed();
      return;
    }
    unanswered.set(socket, count);
    res.on("close", () => unanswered.set(socket, countOf(socket) - 1));
    listener(req, res);
  };
};

/** Limits the number of connections, in total and per client, and how long a slow reader may hold one. */
export const createConnectionGuard = (deps: GuardDependencies): ConnectionGuard => {
  const { proxies, log, limits = LIMITS } = deps;
  const { maxConnections, maxOfClient, checkIntervalMs, minBytes } = limits;
  const sockets = new Map<Socket, Progress | null>();
  const clients = createClientCounts(proxies === 0 ? maxOfClient : Number.POSITIVE_INFINITY);
  const refused = { total: 0, ofClient: 0, pipelines: 0 };
  const limitPipelines = createPipelineLimit(() => void (refused.pipelines += 1));
  let accepted = 0;

  const check = (): void => {
    const slowReaders = closeSlowReaders(sockets, minBytes);
    const { total, ofClient, pipelines } = refused;
    if (slowReaders + total + ofClient + pipelines === 0) return;
    // One line per interval, so that an attack does not fill the log.
    log.warn({ slowReaders, pipelines, refused: total, refusedOfClient: ofClient }, "connections were closed");
    Object.assign(refused, { total: 0, ofClient: 0, pipelines: 0 });
  };

  const onError = (error: unknown): void => log.warn({ err: error }, "connections could not be watched");
  const countRefused = (): void => {
    refused.total += 1;
  };
  const admit = (socket: Socket): void => {
    accepted += 1;
    const client = clientNetwork(socket.remoteAddress ?? "");
    sockets.set(socket, null);
    const forget = (): void => {
      sockets.delete(socket);
      clients.remove(client);
    };
    socket.once("close", withErrorHandler(forget, onError));
    if (clients.add(client)) return;
    refused.ofClient += 1;
    socket.destroy();
  };

  return {
    guard(server) {
      server.maxConnections = maxConnections;
      server.on("drop", withErrorHandler(countRefused, onError));
      server.on("connection", withErrorHandler(admit, onError));
      const timer = setInterval(withErrorHandler(check, onError), checkIntervalMs).unref();
      server.once("close", () => clearInterval(timer));
    },
    limitPipelines,
    accepted: () => accepted,
  };
};

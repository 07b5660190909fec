import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { guarded } from "#domain/shared/index.ts";
import { clientNetwork } from "#domain/spam/index.ts";
import { createPipelineLimit } from "./pipeline-limit.ts";

export type ConnectionLimits = {
  /** All connections; each takes a descriptor and about 20 KB. */
  readonly maxConnections: number;
  /** Connections of one client. */
  readonly maxOfClient: number;
  /** A reader must take at least `minBytes` in each interval while something is waiting for it. */
  readonly checkIntervalMs: number;
  readonly minBytes: number;
};

/**
 * A browser opens 6 connections over HTTP/1.1, an office behind one address some hundred. A phone on the edge of a
 * network reads more than 1 KB a second.
 */
const LIMITS: ConnectionLimits = {
  maxConnections: 2_000,
  maxOfClient: 500,
  checkIntervalMs: 15_000,
  minBytes: 15 * 1_024,
};

type GuardDependencies = {
  readonly proxies: number;
  /** That share the limits of connections: each gets them in turn. */
  readonly processes?: number;
  readonly log: { readonly warn: (attributes: object, message: string) => void };
  readonly limits?: ConnectionLimits;
};

export type ConnectionGuard = {
  /** Limits the connections of the server. */
  readonly guard: (server: Server) => void;
  /** Limits the requests that a connection has sent ahead of their answers. */
  readonly limitPipelines: (listener: RequestListener) => RequestListener;
  /** Number of connections accepted so far. */
  readonly accepted: () => number;
};

/** Without a public name in Node: the bytes of a write in progress that the system has not taken yet. */
type WithHandle = { readonly _handle?: { readonly writeQueueSize?: number } | null };

type Progress = {
  /** Bytes of completed writes. */
  readonly written: number;
  /** Bytes left of the write in progress: a whole body may be one write, which completes only at its end. */
  readonly queued: number;
};

const progressOf = (socket: Socket): Progress => ({
  written: socket.bytesWritten - socket.writableLength,
  queued: (socket as WithHandle)._handle?.writeQueueSize ?? 0,
});

/** At least the bytes taken between two checks, and none only if none were. */
const takenBytes = (before: Progress, now: Progress): number =>
  Math.max(now.written - before.written, before.queued - now.queued);

/** Closes connections whose reader has taken less than `minBytes` since the last check although more was waiting. */
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

/** Connections by client network. Behind a proxy every connection is the proxy's, which limits clients itself. */
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

/** Limits connections in number, by client, and in the time that a slow reader may hold one. */
export const createConnectionGuard = (deps: GuardDependencies): ConnectionGuard => {
  const { proxies, processes = 1, log, limits = LIMITS } = deps;
  const { maxConnections, maxOfClient, checkIntervalMs, minBytes } = limits;
  const sockets = new Map<Socket, Progress | null>();
  const clients = createClientCounts(proxies === 0 ? Math.ceil(maxOfClient / processes) : Number.POSITIVE_INFINITY);
  const refused = { total: 0, ofClient: 0, pipelines: 0 };
  const limitPipelines = createPipelineLimit(() => void (refused.pipelines += 1));
  let accepted = 0;

  const check = (): void => {
    const slowReaders = closeSlowReaders(sockets, minBytes);
    const { total, ofClient, pipelines } = refused;
    if (slowReaders + total + ofClient + pipelines === 0) return;
    // One line for each interval: an attack must not fill the log.
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
    socket.once("close", guarded(forget, onError));
    if (clients.add(client)) return;
    refused.ofClient += 1;
    socket.destroy();
  };

  return {
    guard(server) {
      server.maxConnections = Math.ceil(maxConnections / processes);
      // Else the processes would pass a connection on to each other until one of them has room. The types do not know it.
      Object.assign(server, { dropMaxConnection: true });
      server.on("drop", guarded(countRefused, onError));
      server.on("connection", guarded(admit, onError));
      const timer = setInterval(guarded(check, onError), checkIntervalMs).unref();
      server.once("close", () => clearInterval(timer));
    },
    limitPipelines,
    accepted: () => accepted,
  };
};

import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies do not pipeline; programs send a few requests ahead. */
export const MAX_UNANSWERED = 8;

/**
 * Ends a connection with more unanswered requests than this. node:http starts all of them at once, and each may hold a
 * file, a queue slot and its headers, whether or not the client reads.
 */
export const createPipelineLimit = (onClosed: () => void): ((listener: RequestListener) => RequestListener) => {
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

import type { ServerResponse } from "node:http";
import type { Middleware } from "./compose.ts";

export type ConnectionDrain = {
  readonly endConnections: Middleware;
  readonly isDraining: () => boolean;
  /** From now on every response ends its connection, those in progress included. */
  readonly drain: () => void;
};

/** Lets clients leave a node that stops: they open their next connection elsewhere. */
export const createConnectionDrain = (): ConnectionDrain => {
  const inProgress = new Set<ServerResponse>();
  let draining = false;

  const endConnection = (res: ServerResponse): void => {
    if (!res.headersSent) res.setHeader("Connection", "close");
  };

  return {
    endConnections: (_, res, next) => {
      inProgress.add(res);
      res.on("close", () => inProgress.delete(res));
      if (draining) endConnection(res);
      next();
    },
    isDraining: () => draining,
    drain() {
      draining = true;
      for (const res of inProgress) endConnection(res);
    },
  };
};

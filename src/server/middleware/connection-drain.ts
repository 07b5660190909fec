import type { ServerResponse } from "node:http";
import type { Middleware } from "./compose.ts";

type ConnectionDrain = {
  readonly endConnections: Middleware;
  readonly isDraining: () => boolean;
  /** Makes every further response end its connection, including those in progress. */
  readonly drain: () => void;
};

/** Closes connections of a stopping node, so that clients open their next one elsewhere. */
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

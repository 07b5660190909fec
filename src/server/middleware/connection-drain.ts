import type { RequestListener, ServerResponse } from "node:http";

export type ConnectionDrain = {
  readonly wrap: (listener: RequestListener) => RequestListener;
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
    wrap: (listener) => (req, res) => {
      inProgress.add(res);
      res.on("close", () => inProgress.delete(res));
      if (draining) endConnection(res);
      listener(req, res);
    },
    isDraining: () => draining,
    drain() {
      draining = true;
      for (const res of inProgress) endConnection(res);
    },
  };
};

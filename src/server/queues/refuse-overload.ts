import type { IncomingMessage } from "node:http";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import type { Middleware } from "../middleware/compose.ts";
import type { TaskKind } from "./load-limiter.ts";
import { sendOverload, type ShedKind } from "./overload-response.ts";
import { requestKind } from "../middleware/request-log.ts";
import { routedPath } from "../middleware/request-path.ts";
import { routeQueue, waitsBeforeRoute } from "./route-queues.ts";

/** Kind of the task that renders the page at a path or URL. `purpose`: the header `Sec-Purpose`, which browsers set. */
export type PageKind = (url: string, purpose: string | null) => TaskKind;

/** `isForm`: true if a form is opened at the path. */
export const createPageKind =
  (isForm: (path: string) => boolean): PageKind =>
  (url, purpose) => {
    if (purpose?.startsWith("prefetch") === true) return "preload";
    return isForm(routedPath(url)) ? "form" : "page";
  };

type OverloadDependencies = {
  /** True if a task of the kind would be shed. */
  readonly isFull: (kind: TaskKind) => boolean;
  readonly kindOf: PageKind;
  /** Called for each rejected request. */
  readonly onShed: () => void;
  /** Milliseconds before anything but a visitor's page is refused. */
  readonly delayMs: number;
};

const purposeOf = ({ headers }: IncomingMessage): string | null => {
  const purpose = headers["sec-purpose"];
  return typeof purpose === "string" ? purpose : null;
};

/** Null for a request that waits nowhere, or only after its body is known. */
const createTaskOf =
  (kindOf: PageKind) =>
  (req: IncomingMessage): TaskKind | null => {
    const { method = "", url = "/" } = req;
    const queue = routeQueue(method, url);
    if (queue === "page") return kindOf(url, purposeOf(req));
    return waitsBeforeRoute(queue) ? queue : null;
  };

const shedBy = (task: TaskKind, { method, url = "/" }: IncomingMessage): ShedKind => {
  if (requestKind(method, url) === "content_api") return "delivery";
  return waitsBeforeRoute(task) ? "data" : "page";
};

/** Rejects requests that would be shed before they cost anything. */
export const refuseOverload = ({ isFull, kindOf, onShed, delayMs }: OverloadDependencies): Middleware => {
  const taskOf = createTaskOf(kindOf);
  return (req, res, next) => {
    const task = taskOf(req);
    if (task === null || !isFull(task)) return next();
    onShed();
    const send = (): void => sendOverload(req, res, shedBy(task, req));
    if (task === "page" || task === "form") send();
    else setTimeout(withErrorHandler(send, throwUnhandled), delayMs);
  };
};

import type { IncomingMessage } from "node:http";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import type { Middleware } from "../middleware/compose.ts";
import type { TaskKind } from "./load-limiter.ts";
import { sendOverload, type ShedKind } from "./overload-response.ts";
import { requestKind } from "../middleware/request-log.ts";
import { routedPath } from "../middleware/request-path.ts";
import { routeQueue, waitsBeforeRoute } from "./route-queues.ts";

/**
 * What a page is requested for: `Sec-Purpose` is set by browsers that load links early, `Purpose` by our own scripts that do.
 */
export const purposeOf = (header: (name: string) => string | null | undefined): string | null =>
  header("sec-purpose") ?? header("purpose") ?? null;

/** Kind of the task that renders the page at a path or URL, requested for the purpose. */
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

/** Null for a request that waits nowhere, or only after its body is known. */
const createTaskOf =
  (kindOf: PageKind) =>
  (req: IncomingMessage): TaskKind | null => {
    const { method = "", url = "/", headers } = req;
    const queue = routeQueue(method, url);
    if (queue === "page")
      return kindOf(
        url,
        purposeOf((name) => headers[name]?.toString()),
      );
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

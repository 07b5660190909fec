import type { Middleware } from "./compose.ts";
import { sendOverload } from "./overload-response.ts";
import { requestKind } from "./request-kind.ts";
import { pathOf } from "./request-path.ts";

type OverloadDependencies = {
  /** True if the page at the path would be shed. */
  readonly isOverloaded: (path: string) => boolean;
  /** Called for each rejected page. */
  readonly onShed: () => void;
};

/** Rejects pages that would be shed before they cost anything. */
export const refuseOverload =
  ({ isOverloaded, onShed }: OverloadDependencies): Middleware =>
  (req, res, next) => {
    const { method, url = "/" } = req;
    const isPage = (method === "GET" || method === "HEAD") && requestKind(method, url) === "page";
    if (!isPage || !isOverloaded(pathOf(url))) return next();
    onShed();
    sendOverload(req, res);
  };

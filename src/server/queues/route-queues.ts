import { matchesPath, routedPath } from "../middleware/request-path.ts";
import type { QueueName, TaskKind } from "./load-limiter.ts";

/**
 * Where the work of a route waits: `none` for routes without work, `picture` for the queues of pictures, the others are
 * those of the load limiter.
 */
export type RouteQueue = "none" | "picture" | Exclude<QueueName, "lead" | "form">;

/** Queues in which a request waits before its route; pages, forms and pictures wait where they are made. */
const BEFORE_ROUTES = ["data", "icon", "export"] as const satisfies readonly RouteQueue[];

export const waitsBeforeRoute = (queue: TaskKind | RouteQueue): queue is (typeof BEFORE_ROUTES)[number] =>
  BEFORE_ROUTES.some((name) => name === queue);

type QueuedRoutes = {
  readonly methods: readonly string[];
  /** Patterns of `matchesPath`. */
  readonly paths: readonly string[];
  readonly queue: RouteQueue;
  /** For operators: what the routes do, and what becomes of a request that is shed. */
  readonly note: string;
};

const READ = ["GET", "HEAD"];

/** The queue of every route: the first line that fits counts. */
export const ROUTE_QUEUES: readonly QueuedRoutes[] = [
  { methods: READ, paths: ["/healthz", "/readyz"], queue: "none", note: "what is known, at once" },
  {
    methods: ["OPTIONS"],
    paths: ["/api/v1/*"],
    queue: "none",
    note: "what a script of another site may send, at once",
  },
  {
    methods: ["POST"],
    paths: ["/api/v1/content/published", "/api/v1/policy-reports"],
    queue: "none",
    note: "a signature over 64 KB at most; one report a second",
  },
  {
    methods: [...READ, "POST", "PATCH"],
    paths: ["/api/v1/token", "/api/v1/leads", "/api/v1/leads/*"],
    queue: "none",
    note: "401 without a look-up; with a valid token `lead`, never shed, at most 20 a second for each token",
  },
  {
    methods: ["PATCH"],
    paths: ["/api/v1/vehicles/*"],
    queue: "none",
    note: "the same: 401 without a look-up, then `lead`",
  },
  {
    methods: READ,
    paths: ["/media/*", "/studio/*"],
    queue: "picture",
    note: "encoded in turn for each client, else 503; each of the few studio pictures is painted once",
  },
  {
    methods: READ,
    paths: ["/api/icons/*"],
    queue: "icon",
    note: "from another host where they are not the site's own; 503",
  },
  { methods: READ, paths: ["/feeds/*"], queue: "export", note: "written once for a state of the stock; 503" },
  {
    methods: READ,
    paths: [
      "/api/*",
      "/v2/cdn/*",
      "/builds/meta/*",
      "/demo/*",
      "/.well-known/security.txt",
      "/*.xml",
      "/*.txt",
      "/*.webmanifest",
      "/favicon.svg",
      "/favicon.ico",
      "/apple-touch-icon.png",
      "/apple-touch-icon-precomposed.png",
      "/icon-192.png",
      "/icon-512.png",
      "/social-picture.jpg",
      "/*.css",
      "/*.woff2",
    ],
    queue: "data",
    note: "JSON API, suggestions, generated files: 503. Delivery API: 429, which its clients repeat",
  },
  {
    methods: ["POST"],
    paths: ["/*"],
    queue: "post",
    note: "forms with a forged token or none: a small page, 503. With a valid token: `lead`, never shed, with everything typed",
  },
  {
    methods: READ,
    paths: ["/*"],
    queue: "page",
    note: "pages and payloads (`.data`): a small page, 503. Forms that are opened: `form`, then `page`. Preloads (`Sec-Purpose`, `Purpose`): fewer places",
  },
];

/** The queue of a request, by the table; what is not in it waits with the pages. */
export const routeQueue = (method: string, url: string): RouteQueue => {
  const path = routedPath(url);
  const row = ROUTE_QUEUES.find(
    ({ methods, paths }) => methods.includes(method) && paths.some((pattern) => matchesPath(path, pattern)),
  );
  return row?.queue ?? "page";
};

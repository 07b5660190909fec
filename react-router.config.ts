import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web/app",
  buildDirectory: "build",
  ssr: true,
  // A route is one script: when its `clientLoader` was a second one that did not load, the navigation never ended.
  splitRouteModules: false,
  // The router compares a post's Origin with the address it was sent to, which a proxy that forwards another host makes
  // differ: every form would be refused. Where a form came from is judged by `domain/leads/same-origin.ts`.
  allowedActionOrigins: ["**"],
} satisfies Config;

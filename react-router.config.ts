import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // The router compares a post's Origin with the address it was sent to, which a proxy that forwards another host makes
  // differ: every form would be refused. Where a form came from is judged by `domain/leads/same-origin.ts`.
  allowedActionOrigins: ["**"],
} satisfies Config;

// `npm run dev`: the site with hot reload. Vite serves the modules, the app everything else.
import { watch } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { DEVELOPMENT_NONCE } from "../src/web/app/development-nonce.ts";
import { fillEmptyDatabaseAtStart } from "./fill-empty-database.ts";

process.env["NODE_ENV"] = "development";

const { OWNER_ONLY_UMASK, readConfig } = await import("../src/server/environment/config.ts");
const { createLogger } = await import("../src/adapters/observability/index.ts");
const { createContainer, createMockData } = await import("../src/server/container.ts");
const { createApp } = await import("../src/server/app.ts");
const { startStatusServer } = await import("../src/server/status-server.ts");

process.umask(OWNER_ONLY_UMASK);
await fillEmptyDatabaseAtStart();

const configured = readConfig(process.env);
if (!configured.ok) throw new Error(configured.error.join("\n"));
const config = configured.value.mockData ? await createMockData(configured.value) : configured.value;

const server = createServer();
const vite = await createVite({ publicDir: false, server: { middlewareMode: true, ws: { server } } });

const deps = await createContainer(config, {
  log: createLogger("warn"),
  // The handler is loaded for each request, so that a saved file takes effect at once.
  loadPages: async (services) => async (request, visit) => {
    const handler = (await vite.ssrLoadModule("/src/web/app/handler.ts")) as typeof import("../src/web/app/handler.ts");
    return handler.createPageHandler({ ...services, editing: { ...services.editing, always: true } })(request, visit);
  },
});
const app = createApp(
  { ...deps, clientFiles: join(import.meta.dirname, "../public") },
  {
    styleNonce: DEVELOPMENT_NONCE,
    cachesPages: !process.argv.includes("--no-page-cache"),
  },
);
await startStatusServer(config.statusPort, deps);
vite.watcher.on("all", () => app.emptyPageCache());

/** An editor writes a file in several steps; wait for the last one. */
const SETTLED_MS = 60;
let reloadTimer: NodeJS.Timeout | undefined;
watch(config.contentDir, { recursive: true }, () => {
  clearTimeout(reloadTimer);
  reloadTimer = setTimeout(() => {
    deps.reloadContent();
    app.emptyPageCache();
    vite.ws.send({ type: "full-reload" });
  }, SETTLED_MS);
});

server.on("request", (req, res) => vite.middlewares(req, res, () => app.listener(req, res)));
server.listen(config.port, config.host, () => {
  process.stdout.write(`Vitrine (development) is on http://localhost:${config.port}\n`);
});

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programFile } from "../../scripts/program/program.ts";
import { freePort } from "../../tests/browser-support/sites/site-process.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Headers in turn, as node:http gives and takes them. */
export type Page = { readonly headers: readonly string[]; readonly body: Uint8Array };

export type Contender = {
  readonly name: string;
  readonly url: string;
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
};

/** Written by each server itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive", "content-length", "x-request-id", "server"]);

/** The page with its headers as the address answers it, in Brotli. */
export const readPage = (url: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} has the status ${answer.statusCode}`));
        const headers = answer.rawHeaders.filter((_, index, all) => {
          const name = all[index - (index % 2)] ?? "";
          return !OWN_HEADERS.has(name.toLowerCase());
        });
        return resolve({ headers, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });

const WAIT_MS = 100;
const MAX_WAITS = 600;

const waitUntilReady = async (name: string, url: string, child: ChildProcess): Promise<void> => {
  for (let wait = 0; wait < MAX_WAITS; wait += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const isReady = await readPage(url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(WAIT_MS);
  }
  throw new Error(`${name} does not answer ${url}`);
};

const MAX_PINS = 5;

/** Pins a process with its threads to a core; for `taskset` a thread that ends meanwhile is a failure. */
export const pin = (pid: number, core: number): void => {
  for (let attempt = 1; attempt <= MAX_PINS; attempt += 1) {
    const { status } = spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)], { stdio: "ignore" });
    if (status === 0) return;
  }
  throw new Error(`process ${pid} cannot be pinned to core ${core}`);
};

type Program = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly url: string;
  /** Null: all cores. */
  readonly core: number | null;
  /** File of its standard output. */
  readonly log: string;
};

const start = async ({ name, command, args, env = {}, url, core, log }: Program): Promise<Contender> => {
  const output = openSync(log, "a");
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, "inherit"],
  });
  closeSync(output);
  const pid = child.pid ?? 0;
  await waitUntilReady(name, url, child);
  if (core !== null) pin(pid, core);
  return {
    name,
    url,
    pids: [pid],
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
};

export type SiteOptions = {
  readonly name: string;
  readonly path: string;
  readonly folder: string;
  readonly dataDir: string;
};

/** The built site on a data folder, its log in a file. */
export const startOurs = async (
  { name, path, folder, dataDir }: SiteOptions,
  core: number | null,
  env: Readonly<Record<string, string>> = {},
): Promise<Contender> => {
  const port = await freePort();
  const fixed = { NODE_ENV: "production", HOST: "127.0.0.1", SHUTDOWN_GRACE_SECONDS: "0", DATA_DIR: dataDir };
  return start({
    name,
    command: process.execPath,
    args: [await programFile("server")],
    env: { ...fixed, PORT: String(port), ...env },
    url: `http://127.0.0.1:${port}${path}`,
    core,
    log: join(folder, "site.log"),
  });
};

/** The same headers and bytes from node:http alone. */
export const startBare = async (page: Page, folder: string, core: number): Promise<Contender> => {
  const port = await freePort();
  const [headers, body] = [join(folder, "headers.json"), join(folder, "page")];
  writeFileSync(headers, JSON.stringify([...page.headers, "Content-Length", String(page.body.byteLength)]));
  writeFileSync(body, page.body);
  return start({
    name: "node:http",
    command: process.execPath,
    args: [join(import.meta.dirname, "bare-server.ts"), String(port), headers, body],
    url: `http://127.0.0.1:${port}/`,
    core,
    log: join(folder, "bare.log"),
  });
};

const quoted = (value: string): string => `"${value.replaceAll(/[\\"]/g, "\\$&")}"`;

const nginxHeaders = ({ headers }: Page): string => {
  const lines: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (name.toLowerCase() !== "content-type") lines.push(`add_header ${name} ${quoted(value)};`);
  }
  return lines.join("\n      ");
};

const nginxConfiguration = (page: Page, folder: string, port: number, accessLog: string): string => `
daemon off; master_process off; worker_processes 1;
pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log ${accessLog};
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000; etag off; server_tokens off;
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder}; try_files /page =404; default_type "text/html; charset=utf-8"; if_modified_since off;
      ${nginxHeaders(page)}
    }
  }
}
`;

/** nginx with one process, which sends the same headers and bytes from a file, with or without a line of its log a request. */
export const startNginx = async (page: Page, parent: string, core: number, hasLog: boolean): Promise<Contender> => {
  const port = await freePort();
  const name = hasLog ? "nginx, with its log" : "nginx";
  const folder = join(parent, hasLog ? "nginx-log" : "nginx");
  mkdirSync(folder);
  writeFileSync(join(folder, "page"), page.body, { mode: 0o644 });
  const file = join(folder, "nginx.conf");
  const accessLog = hasLog ? `${folder}/access.log combined buffer=16k flush=1s` : "off";
  writeFileSync(file, nginxConfiguration(page, folder, port, accessLog));
  return start({
    name,
    command: "nginx",
    args: ["-p", folder, "-c", file],
    url: `http://127.0.0.1:${port}/`,
    core,
    log: join(folder, "output.log"),
  });
};

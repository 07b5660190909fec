import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../browser-support/sites/site-process.ts";
import { childrenOf } from "../reliability/child-processes.ts";

const SHIPPED = join(import.meta.dirname, "..", "..", "deploy", "nginx", "vitrine.conf");

export type Proxy = {
  readonly url: string;
  /** Process ids: its workers do the work. */
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
};

export type NginxOptions = {
  /** Addresses of the nodes. */
  readonly nodes: readonly string[];
  readonly cachesPages?: boolean;
};

const changed = (text: string, from: RegExp, to: string): string => {
  if (!from.test(text)) throw new Error(`deploy/nginx/vitrine.conf has no ${from.source}`);
  return text.replaceAll(new RegExp(from.source, "gm"), to);
};

/** The shipped configuration on a port of the loopback, without TLS, in a folder of its own. A lock would be held for an hour. */
const configuration = (folder: string, port: number, { nodes, cachesPages = true }: NginxOptions): string => {
  let text = readFileSync(SHIPPED, "utf8");
  text = changed(text, /^proxy_cache_path \S+/m, `proxy_cache_path ${folder}/cache`);
  text = changed(text, /^\s*listen \[::\]:\d+.*$/m, "");
  text = changed(text, /^\s*listen 80(?: default_server)?;/m, `listen unix:${folder}/redirect.sock;`);
  text = changed(text, /^\s*listen 443 ssl http2/m, `listen 127.0.0.1:${port}`);
  text = changed(text, /www\.example\.lu/m, "127.0.0.1");
  text = changed(text, /^\s*ssl_.*;$/m, "");
  const servers = nodes.map((node) => `server ${new URL(node).host} max_fails=1 fail_timeout=2s;`);
  text = changed(text, /^(?:\s*server \d+\.\d+\.\d+\.\d+:\d+ .*;\n)+/m, `${servers.join("\n")}\n`);
  if (!cachesPages) text = changed(text, /^\s*proxy_cache vitrine_pages;/m, "proxy_cache off;");
  return `daemon off; user root; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
access_log off; keepalive_requests 1000000000;
proxy_cache_lock_timeout 1h; proxy_cache_lock_age 1h;
client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${text}
}
`;
};

const untilListening = async (url: string, child: ChildProcess, folder: string): Promise<void> => {
  const answers = (): Promise<boolean> =>
    fetch(url, { redirect: "manual" }).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, "error.log"), "utf8")}`);
    await sleep(50);
  }
};

/** nginx with the shipped configuration in front of the nodes. It needs to run as root, as nginx's main process does. */
export const startNginx = async (options: NginxOptions): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nginx-"));
  mkdirSync(join(folder, "cache"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, options));
  writeFileSync(join(folder, "error.log"), "");
  const child = spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url, child, folder);
  return {
    url,
    pids: childrenOf(child.pid ?? 0).slice(0, 1),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitForEnd } from "../browser-support/sites/site-process.ts";
import { runTool } from "./system-tools.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");

export type Certificate = { readonly certificate: string; readonly key: string };

/** A certificate for localhost and bare.localhost that nobody has signed but itself. */
export const makeCertificate = (folder: string): Certificate => {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,DNS:bare.localhost"];
  const { status, output } = runTool(
    "openssl",
    ..."req -x509 -newkey rsa:2048 -nodes -days 2".split(" "),
    ...subject,
    "-keyout",
    key,
    "-out",
    certificate,
  );
  if (status !== 0) throw new Error(output);
  return { certificate, key };
};

/** Replaces texts, each of which must occur. */
const withReplaced = (text: string, replacements: readonly (readonly [string, string])[]): string => {
  let result = text;
  for (const [from, to] of replacements) {
    if (!result.includes(from)) throw new Error(`${from} does not occur`);
    result = result.replaceAll(from, to);
  }
  return result;
};

export type ProxyPlace = Certificate & {
  readonly folder: string;
  readonly nodes: readonly [number, number];
  readonly port: number;
  readonly plainPort: number;
};

/** `check`: what the program itself says about its configuration. */
export type Proxy = { readonly check: readonly string[]; readonly start: readonly string[] };

const writeNginx = ({ folder, certificate, key, nodes, port, plainPort }: ProxyPlace): Proxy => {
  const LIVE = "/etc/letsencrypt/live/www.example.lu/";
  const site = withReplaced(readFileSync(join(DEPLOY, "nginx/vitrine.conf"), "utf8"), [
    ["/var/lib/nginx/vitrine", join(folder, "cache")],
    [`${LIVE}fullchain.pem`, certificate],
    [`${LIVE}privkey.pem`, key],
    ["127.0.0.1:3001", `127.0.0.1:${nodes[0]}`],
    ["127.0.0.1:3002", `127.0.0.1:${nodes[1]}`],
    ["listen [::]:443 ssl http2 default_server;", ""],
    ["listen [::]:80 default_server;", ""],
    ["listen [::]:443 ssl http2;", ""],
    ["listen [::]:80;", ""],
    ["listen 443 ", `listen 127.0.0.1:${port} `],
    ["listen 80", `listen 127.0.0.1:${plainPort}`],
    ["https://www.example.lu", `https://localhost:${port}`],
    ["www.example.lu", "localhost"],
    [" example.lu;", " bare.localhost;"],
  ]);
  writeFileSync(join(folder, "site.conf"), site);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temp-${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n` +
      `access_log ${folder}/access.log;\n${paths.join("\n")}\ninclude ${folder}/site.conf;\n}\n`,
  );
  return { check: ["nginx", "-t", "-c", file], start: ["nginx", "-c", file] };
};

const writeCaddy = ({ folder, certificate, key, nodes, port, plainPort }: ProxyPlace): Proxy => {
  const site = withReplaced(readFileSync(join(DEPLOY, "caddy/Caddyfile"), "utf8"), [
    ["{$SITE_HOST:www.example.lu} {$BARE_HOST:example.lu}", "localhost bare.localhost"],
    ["{$BARE_HOST:example.lu} {", `https://bare.localhost:${port} {\n\ttls ${certificate} ${key}`],
    ["{$SITE_HOST:www.example.lu} {", `https://localhost:${port} {\n\ttls ${certificate} ${key}`],
    ["https://{$SITE_HOST:www.example.lu}", `https://localhost:${port}`],
    ["\n:443 {", `\n:${port} {`],
    ["{$VITRINE_NODES:127.0.0.1:3001 127.0.0.1:3002}", nodes.map((node) => `127.0.0.1:${node}`).join(" ")],
  ]);
  const file = join(folder, "Caddyfile");
  writeFileSync(
    file,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tstorage file_system ${folder}/storage\n}\n${site}`,
  );
  const options = ["--adapter", "caddyfile", "--config", file];
  return { check: ["caddy", "validate", ...options], start: ["caddy", "run", ...options] };
};

/** Writes the configuration of `deploy/` with this machine's ports and certificate. */
export const writeProxy = (name: "nginx" | "caddy", place: ProxyPlace): Proxy => {
  mkdirSync(place.folder, { recursive: true });
  return name === "nginx" ? writeNginx(place) : writeCaddy(place);
};

/** Starts a proxy, and returns what ends it. */
export const startProxy = ({ start: [command = "", ...args] }: Proxy): (() => Promise<void>) => {
  const child: ChildProcess = spawn(command, args, { stdio: "ignore" });
  return async () => {
    child.kill("SIGTERM");
    await waitForEnd(child);
  };
};

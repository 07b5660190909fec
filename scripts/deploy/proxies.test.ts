// deploy/nginx and deploy/caddy as they are read; tests/deploy has the programs themselves.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DEPLOY = join(import.meta.dirname, "../../deploy");

const read = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");

const nginx = read("nginx/vitrine.conf");

/** The texts of the blocks `server { … }`. */
const servers = nginx.split(/^(?=server \{)/m).slice(1);

test("nginx lets no visitor wait for an answer that another one gets", () => {
  expect(nginx).not.toMatch(/^\s*proxy_cache_lock\s/m);
});

test("nginx answers names that are not the site's with no certificate and no page, on each port and family", () => {
  const [unknown = "", ...own] = servers;
  const listens = [...nginx.matchAll(/^\s*listen ([^\s;]+)/gm)].map(([, address]) => address);
  for (const address of new Set(listens))
    expect(unknown).toMatch(new RegExp(`listen ${address?.replaceAll(/[[\]]/g, "\\$&")}( .*)? default_server;`));
  expect(unknown).toMatch(/ssl_reject_handshake on;/);
  expect(unknown).toMatch(/^ {4}return 444;$/m);
  for (const server of own) expect(server).not.toContain("default_server");
});

test("nginx leads every other name of its own to the public one, over TLS too, and the certificate of the guide has all", () => {
  const names = servers.slice(1).map((server) => /server_name (.+);/.exec(server)?.[1]);
  expect(names).toEqual(["www.example.lu example.lu", "www.example.lu example.lu"]);
  expect(servers[2]).toMatch(
    /if \(\$host != www\.example\.lu\) \{\n\s+return 301 https:\/\/www\.example\.lu\$request_uri;/,
  );
  const certbot = /^certbot .+$/m.exec(read("README.md"))?.[0] ?? "";
  expect([...certbot.matchAll(/ -d (\S+)/g)].map(([, name]) => name).join(" ")).toBe(names[0]);
});

test("Caddy leads the bare name to the public one, and ends connections for other names", () => {
  const caddy = read("caddy/Caddyfile");
  expect(caddy).toMatch(
    /^\{\$BARE_HOST:example\.lu\} \{\n\tredir https:\/\/\{\$SITE_HOST:www\.example\.lu\}\{uri\} 301\n\}$/m,
  );
  expect(caddy).toMatch(/^http:\/\/ \{\n(?:\t.+\n)+\tabort\n\}$/m);
  expect(caddy).toMatch(/^\tredir @ours https:\/\/\{\$SITE_HOST:www\.example\.lu\}\{uri\} 301$/m);
  expect(caddy).toMatch(/^:443 \{\n\tabort\n\}$/m);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { KEEP_ALIVE_MS } from "../../src/server/serve.ts";
import { describeVariables } from "../../src/server/environment/environment-variables.ts";

const ROOT = join(import.meta.dirname, "../..");

const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

const VARIABLES = new Set(describeVariables().map(({ name }) => name));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? "");

const COMPOSE = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      ports: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()),
    }),
  ),
});

const { services } = COMPOSE.parse(parse(read("deploy/compose.yaml"), { merge: true }));

const nodes = Object.entries(services).filter(([name]) => name.startsWith("node"));

test("files of data are readable", () => {
  for (const name of globSync("deploy/**/*.yaml", { cwd: ROOT }))
    expect(parse(read(name), { merge: true })).not.toBeNull();
  for (const name of globSync("deploy/**/*.json", { cwd: ROOT })) expect(JSON.parse(read(name))).not.toBeNull();
});

test("variables of the site exist", () => {
  const unit = read("deploy/systemd/vitrine@.service");
  const named = {
    unit: matches(unit, /^Environment=(.+)$/gm).flatMap((line) => matches(line, /(\w+)=/g)),
    file: matches(read("deploy/systemd/vitrine.env"), /^#?([A-Z_]+)=/gm),
    image: matches(read("deploy/Dockerfile"), /^ENV (.+)$/gm).flatMap((line) => matches(line, /(\w+)=/g)),
    compose: nodes.flatMap(([, { environment }]) => Object.keys(environment)),
  };
  for (const [place, names] of Object.entries(named)) {
    expect(names.length, place).toBeGreaterThan(1);
    expect(
      names.filter((name) => !VARIABLES.has(name)),
      place,
    ).toEqual([]);
  }
});

describe("the image", () => {
  const text = read("deploy/Dockerfile");
  const stages = text.split(/^(?=FROM )/m).slice(1);
  const last = stages.at(-1) ?? "";

  test("is built in stages from tags", () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const image of matches(text, /^FROM (\S+)/gm))
      expect(image).toMatch(/^[\w./-]+:(?!latest)[\w.-]+(?:@sha256:\w{64})?$/);
  });

  test("runs as another account than root and asks its own health", () => {
    expect(matches(last, /^USER (.+)$/gm)).toEqual(["10001:10001"]);
    expect(last).toMatch(/^HEALTHCHECK [^]+?\/healthz/m);
  });

  test("holds the archive alone, and no secret", () => {
    expect(matches(last, /^COPY (.+)$/gm)).toEqual(["--from=build /vitrine /opt/vitrine"]);
    expect(text).not.toMatch(/^ADD /m);
    expect(text).not.toMatch(/^(?:ARG|ENV) .*(?:PASSWORD|SECRET|TOKEN|KEY)/im);
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining([".git", "data", "node_modules", "**/*.env", "**/*.pem", "**/*.key"]),
    );
  });
});

describe("the composition", () => {
  test("has two nodes behind a proxy, which cannot change themselves", () => {
    expect(nodes).toHaveLength(2);
    for (const [, node] of nodes) {
      expect(node).toMatchObject({ read_only: true, cap_drop: ["ALL"], environment: { TRUST_PROXY: "1" } });
    }
  });

  test("publishes the ports of the proxy alone, and pins images by tags", () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    for (const { image } of Object.values(services)) expect(image).toMatch(/^vitrine$|:(?!latest)[\w.-]+$/);
  });
});

test("proxies close idle connections before the nodes do", () => {
  const seconds = [
    ...matches(read("deploy/nginx/vitrine.conf"), /keepalive_timeout (\d+)s;/g),
    ...matches(read("deploy/caddy/Caddyfile"), /keepalive (\d+)s/g),
  ].map(Number);
  expect(seconds).toHaveLength(2);
  for (const value of seconds) expect(value * 1_000).toBeLessThan(KEEP_ALIVE_MS);
});

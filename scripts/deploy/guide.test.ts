// The guide of deploy/README.md and the files that it installs: each path was made by an earlier line, or the text says that it is there.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { commandsOf, readGuide, readWords } from "../../tests/builders/guide-blocks.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");

const read = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");

const unit = read("systemd/vitrine@.service");

/** What Debian 12 has. */
const DEBIAN = [
  "/etc/systemd",
  "/etc/systemd/system",
  "/usr/local/bin",
  "/var/lib",
  "/var/backups",
  "/opt",
  "/srv",
  "/etc",
];

const BY_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  nginx: ["/etc/nginx/conf.d", "/etc/nginx/sites-enabled/default", "/var/www/html", "/var/lib/nginx"],
  certbot: ["/etc/letsencrypt"],
  libatomic1: [],
};

const CURRENT = "/opt/vitrine/current";

const guide = readGuide("deploy/README.md", "## Images").find(({ text }) => text.includes("useradd")) ?? expect.fail();

type Words = readonly string[];

/** The files and folders of the server after the lines so far, each with its owner. */
const owners = new Map(DEBIAN.map((path) => [path, "root"]));

const accounts = new Set(["root"]);

/** Commands of the site, each with the owner of the data folder at that moment. */
const siteCommands: { readonly words: Words; readonly dataOwner: string | undefined }[] = [];

/** Where the reader is: a folder of the server, or null before the first `cd`. */
let folder: string | null = null;

const exists = (path: string): boolean =>
  owners.has(path) ||
  (path.startsWith(`${CURRENT}/`) &&
    owners.has(CURRENT) &&
    existsSync(resolve(DEPLOY, "..", path.slice(CURRENT.length + 1)))) ||
  (path.startsWith("/srv/vitrine/group/") && owners.has("/srv/vitrine/group"));

const need = (path: string): void => expect([path, exists(path)]).toEqual([path, true]);

const make = (path: string, owner = "root"): void => {
  need(dirname(path));
  expect(accounts).toContain(owner);
  owners.set(path, owner);
};

/** A file that the reader has brought along, or one of the folder where the reader is. */
const needFile = (name: string): void => {
  if (folder !== null) need(join(folder, name));
  else expect(guide.before).toMatch(name === "group" ? /the group's folder, `group`/ : /with the archive/);
};

const option = (words: Words, name: string): string | undefined =>
  words.includes(name) ? words[words.indexOf(name) + 1] : undefined;

const operands = (words: Words, withValue: Words = []): Words =>
  words.filter((word, index) => !word.startsWith("-") && !withValue.includes(words[index - 1] ?? ""));

const install = (words: Words): void => {
  const paths = operands(words, ["-m", "-o", "-g"]);
  if (words.includes("-d")) for (const path of paths) make(path, option(words, "-o"));
  else {
    const [source = "", target = ""] = paths;
    needFile(source);
    const name = target.endsWith("/") ? join(target, source.split("/").at(-1) ?? "") : target;
    make(name);
  }
};

const makeWithParents = (path: string): void => {
  if (exists(path)) return;
  makeWithParents(dirname(path));
  make(path);
};

const COMMANDS: Readonly<Record<string, (words: Words) => void>> = {
  "apt-get": (words) => {
    for (const name of operands(words.slice(1)))
      for (const path of BY_PACKAGE[name] ?? expect.fail(`what does ${name} make?`)) owners.set(path, "root");
  },
  useradd: (words) => accounts.add(words.at(-1) ?? ""),
  install,
  tar: (words) => {
    needFile(words[1] ?? "");
    make(join(option(words, "-C") ?? "", "vitrine-1.0.0"));
  },
  ln: (words) => {
    const [target = "", link = ""] = operands(words);
    need(join(dirname(link), target));
    make(link);
  },
  cp: (words) => {
    const [source = "", target = ""] = operands(words);
    needFile(source);
    make(target);
  },
  chmod: (words) => need(words.at(-1) ?? ""),
  cd: ([path = ""]) => {
    need(path);
    folder = path;
  },
  rm: (words) => need(words.at(-1) ?? ""),
  certbot: (words) => {
    need(option(words, "-w") ?? "");
    makeWithParents(`/etc/letsencrypt/live/${option(words, "-d")}`);
  },
  vitrine: (words) => {
    need("/usr/local/bin/vitrine");
    need("/etc/vitrine/vitrine.env");
    for (const path of words.filter((word) => word.startsWith("/"))) need(path);
    siteCommands.push({ words, dataOwner: owners.get("/var/lib/vitrine") });
  },
  systemctl: (words) => {
    if (words.includes("enable")) need("/etc/systemd/system/vitrine@.service");
  },
  nginx: () => need("/etc/nginx/conf.d/vitrine.conf"),
};

/** `install … command.sh /usr/local/bin/vitrine` makes the command; `DIR/` is a folder. */
beforeAll(() => {
  owners.set("/", "root").set("/usr/local", "root").set("/var", "root");
  for (const line of commandsOf(guide))
    for (const command of line.replace(/\s#.*/, "").split(" && ")) {
      const [program = "", ...words] = readWords(command, {});
      const follow = COMMANDS[program] ?? expect.fail(`what does ${program} need?`);
      follow(words);
    }
});

/** Paths that the environment of the guide names, with the comment before each. */
const variables = [...read("systemd/vitrine.env").matchAll(/((?:^# .*\n)*)^#?([A-Z_]+)=(\/\S*)$/gm)].map(
  ([, comment = "", name = "", path = ""]) => ({ comment, name, path }),
);

const writable = [
  ...[...unit.matchAll(/^StateDirectory=(.+)$/gm)].map(([, name]) => `/var/lib/${name}`),
  ...[...unit.matchAll(/^ReadWritePaths=(.+)$/gm)].flatMap(([, paths = ""]) => paths.replaceAll("-/", "/").split(" ")),
];

describe("the Debian guide", () => {
  test("has the data folder of the site's account before the first command that writes to it", () => {
    expect(siteCommands.length).toBeGreaterThan(2);
    for (const command of siteCommands) expect(command).toMatchObject({ dataOwner: "vitrine" });
  });

  test("reads the group from a folder that the unit can see", () => {
    const group = variables.find(({ name }) => name === "GROUP_DIR")?.path ?? "";
    need(group);
    expect(unit).toContain("ProtectHome=yes");
    expect(group).not.toMatch(/^\/(?:home|root|run\/user)\//);
    for (const { words } of siteCommands) expect(words.at(-1)).toContain(`${group}/`);
  });

  test.each(variables.filter(({ name }) => name !== "GROUP_DIR"))(
    "$name is a folder that the unit may write to, made or stated as a condition",
    ({ comment, path }) => {
      expect(writable).toContain(path);
      expect(owners.get(path) ?? comment).toMatch(
        /^vitrine$|mounted before the start, and owned by the account vitrine\.\n$/,
      );
    },
  );

  test("names every folder of the site in the environment", () => {
    expect(variables.map(({ name }) => name)).toEqual(["DATA_DIR", "GROUP_DIR", "BACKUP_DIR", "MEDIA_DIR"]);
  });

  test("makes what nginx reads, and takes the default server of Debian away", () => {
    const conf = read("nginx/vitrine.conf");
    for (const [, path = ""] of conf.matchAll(
      /^(?:proxy_cache_path|\s+ssl_certificate(?:_key)?|\s+root) (\/[^\s;]+)/gm,
    ))
      need(path === "/var/www/html" ? path : dirname(path));
    expect(guide.text.indexOf("rm -f /etc/nginx/sites-enabled/default")).toBeGreaterThan(guide.text.indexOf("certbot"));
  });
});

const NODE = z.looseObject({
  volumes: z.array(
    z.union([z.string(), z.looseObject({ source: z.string(), target: z.string(), read_only: z.boolean() })]),
  ),
  environment: z.record(z.string(), z.string()),
});

describe("the composition", () => {
  const { node1 } = z
    .looseObject({ services: z.looseObject({ node1: NODE, node2: NODE }) })
    .parse(parse(read("compose.yaml"), { merge: true })).services;
  const image = read("Dockerfile");
  const volumes = node1.volumes.flatMap((volume) => (typeof volume === "string" ? [volume.split(":")[1] ?? ""] : []));

  test("mounts the group's folder, which has to be there", () => {
    expect(node1.environment["GROUP_DIR"]).toBe("/group");
    expect(node1.volumes).toContainEqual(
      expect.objectContaining({
        source: "${GROUP_DIR:?}",
        target: "/group",
        read_only: true,
        bind: { create_host_path: false },
      }),
    );
  });

  test("has each folder that the site writes to in a volume, of the account of the image", () => {
    const made = /install -d -o 10001 -g 10001 -m 0700 ((?:\/\w+ ?)+)/.exec(image)?.[1]?.trim().split(" ");
    expect(made).toEqual(volumes);
    const data = /DATA_DIR=(\S+)/.exec(image)?.[1] ?? "";
    for (const path of [data, node1.environment["BACKUP_DIR"] ?? "", node1.environment["MEDIA_DIR"] ?? ""])
      expect(
        volumes.some((volume) => path === volume || path.startsWith(`${volume}/`)),
        path,
      ).toBe(true);
  });
});

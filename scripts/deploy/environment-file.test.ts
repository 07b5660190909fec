import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "../../src/server/environment/config.ts";

const FILE = join(import.meta.dirname, "../../deploy/systemd/vitrine.env");

/** Each variable of the file set. */
const FULL = readFileSync(FILE, "utf8").replaceAll(/^#(?=[A-Z_]+=)/gm, "");

type Values = Readonly<Record<string, string | undefined>>;

/** As the file's first lines say. */
const readPlainly = (text: string): Values =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const [, name = "", plain, quoted] = /^([A-Z_]+)=(?:([\w./:@-]*)|'([^']*)')$/.exec(line) ?? expect.fail(line);
        return [name, quoted ?? plain];
      }),
  );

/** As command.sh reads it. */
const readByShell = (text: string, names: readonly string[]): Values => {
  const folder = mkdtempSync(join(tmpdir(), "environment-"));
  try {
    writeFileSync(join(folder, "vitrine.env"), text);
    const script = `set -eua; . "$1"; for name in ${names.join(" ")}; do eval "printf '%s\\0' \\"\\$$name\\""; done`;
    const output = execFileSync("/bin/sh", ["-c", script, "sh", join(folder, "vitrine.env")], {
      encoding: "utf8",
      env: {},
    });
    const values = output.split("\0");
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * As systemd reads it, of whose EnvironmentFile= this is the part that the file uses: nothing is replaced, quotes are removed,
 * and a backslash outside of single quotes would escape. https://www.freedesktop.org/software/systemd/man/systemd.exec.html
 */
const readBySystemd = (text: string): Values =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => !/^(?:$|[#;])/.test(line))
      .map((line) => {
        const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? expect.fail(line);
        const [, quoted] = /^'([^']*)'$/.exec(value) ?? [];
        if (quoted === undefined) expect(value).not.toMatch(/["'\\\s]/);
        return [name, quoted ?? value];
      }),
  );

const PASSWORD = 'a$b${HOME}`id`\\n"c" #d%25 !e';

test.each([
  ["the file of the guide", FULL],
  ["one with every character in a password", `${FULL}\nBACKUP_PASSPHRASE='${PASSWORD}'\n`],
])("%s means the same to the unit, a shell and compose", (_, text) => {
  const values = readPlainly(text);
  expect(Object.keys(values)).toEqual(expect.arrayContaining(["SITE_URL", "SMTP_URL", "MAIL_FROM", "DATABASE_URL"]));
  expect(readByShell(text, Object.keys(values))).toEqual(values);
  expect(readBySystemd(text)).toEqual(values);
  // Node reads the format of dotenv, as compose does with env_file.
  expect(parseEnv(text)).toEqual(values);
});

test("the file of the guide is accepted by a start, and the same with double quotes and a $ is not the same to a shell", () => {
  const { GROUP_DIR: _group, ...values } = readPlainly(FULL);
  expect(readConfig(values)).toMatchObject({
    ok: true,
    value: {
      smtpUrl: "smtps://user:pa$$word%40@mail.example.lu:465",
      mailFrom: "Garage Exemple <ne-pas-repondre@example.lu>",
      environmentWarnings: [],
    },
  });
  const quoted = "word=''\nSMTP_URL=\"smtp://user:pa$word@mail.example.lu\"\n";
  expect(readByShell(quoted, ["SMTP_URL"])).toEqual({ SMTP_URL: "smtp://user:pa@mail.example.lu" });
});

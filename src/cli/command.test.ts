import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command, writeJson } from "./command.ts";
import type { CliContext } from "./context.ts";

/** Declares commands that never run: the compiler is what is tested. */
export const declare = (context: CliContext): void => {
  const text = (): string => "";
  command(context, { name: "fine", description: "", run: () => ({ price_cents: 1 }), table: text });
  // @ts-expect-error An answer that is printed as it is has a key in another spelling.
  command(context, { name: "answer", description: "", run: () => ({ rows: [{ priceCents: 1 }] }), table: text });
  // @ts-expect-error So has what is printed instead of the answer.
  command(context, { name: "json", description: "", run: text, table: text, json: () => ({ at: { isOld: true } }) });
  const bySetting: Readonly<Record<string, number>> = { SMTP_URL: 1 };
  writeJson(context, { by_setting: bySetting });
  // @ts-expect-error And here.
  writeJson(context, { bySetting });
};

test("commands print JSON in one place, where the compiler looks at the spelling of keys", () => {
  const folder = import.meta.dirname;
  const printing = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .filter((path) => /(?:write|print)\([^;]*JSON\.stringify/.test(readFileSync(join(folder, path), "utf8")));
  expect(printing).toEqual(["command.ts"]);
});

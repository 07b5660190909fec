// What managed services do when a disk is nearly full, and what a demoted primary looks like.
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "pg";
import { type ReloadableSite, startSite } from "../browser-support/sites/site.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { postForm } from "./lead-visitor.ts";
import { createFormOpener } from "./mixed-forms.ts";

let site: ReloadableSite;
let databaseUrl: string;
const lines: string[] = [];

beforeAll(async () => {
  databaseUrl = await createDemoDatabase();
  site = await startSite({
    env: { DATABASE_URL: databaseUrl },
    fill: false,
    onOutput: (line) => lines.push(line),
  });
});

afterAll(() => site?.dispose());

const setReadOnly = async (value: "on" | "off"): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  await client.query("set default_transaction_read_only = off");
  await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
};

type Line = { readonly level: number; readonly msg: string; readonly state?: string; readonly event?: string };

const WARN = 40;

const troubles = (): readonly Line[] =>
  lines
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= WARN);

it("logs a database that is read only once, with what helps and without a stack, whatever fails because of it", async () => {
  const openForms = await createFormOpener(site);
  const forms = await openForms(site, 12);
  await setReadOnly("on");
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).text()).toContain("leads cannot be stored");
  const answers = await Promise.all(forms.map((form) => postForm(site, form)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  const readOnly = troubles().filter(({ state }) => state === "25006");
  expect(readOnly.length).toBeLessThanOrEqual(2);
  // What the operator does is in the line of the state, or in the reason of what follows from it.
  expect(JSON.stringify(readOnly)).toContain("reset default_transaction_read_only");
  // Sessions that are ended are a state of their own, whether or not the site finds itself changed by it.
  const others = troubles().filter(({ state }) => state !== "25006");
  expect(others.filter(({ state }) => state === undefined)).toEqual([]);
  const unchanged = others.filter(({ event }) => event !== "state").map(({ state }) => state);
  expect(unchanged).toEqual([...new Set(unchanged)]);
  expect(lines.join("\n")).not.toMatch(/"stack":"[^"]*25006/);
  await setReadOnly("off");
  const [again = { address: "", body: "" }] = await openForms(site, 3);
  await expect.poll(async () => (await postForm(site, again)).status).toBe(303);
});

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { type FakeHttpServer, startFakeHttpServer } from "../fakes/http-server.ts";
import { createVisitor, PERSON } from "./form-visitor.ts";
import { waitFor } from "../wait-for.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let receiver: FakeHttpServer;
let site: Site;

beforeAll(async () => {
  receiver = await startFakeHttpServer();
  const SENTRY_DSN = `http://abc@127.0.0.1:${receiver.port}/7`;
  site = await startSite({ env: { SENTRY_DSN, SENTRY_ENVIRONMENT: "test" } });
});

afterAll(async () => {
  await site?.dispose();
  await receiver?.stop();
});

const open = (path: string): Promise<Response> => fetch(site.url + path, { headers: { "user-agent": BROWSER } });

/** The posted events, and those with these words. */
const eventsWith = (words: string): readonly string[] =>
  receiver.posts.map(({ body }) => body).filter((body) => body.includes(words));

test("a lead that could not be saved is an event, although the visitor got an honest answer", async () => {
  const database = new DatabaseSync(join(site.dataDir, "vitrine.sqlite"));
  database.exec("ALTER TABLE leads RENAME TO leads_elsewhere");
  const answer = await createVisitor(() => site).submitForm("/contact", { topic: "workshop" });
  expect(answer.status).toBe(503);
  await waitFor(() => expect(eventsWith('"message":"lead not saved"')).toHaveLength(1));
  const sent = receiver.posts.map(({ body }) => body).join("\n");
  for (const personal of Object.values(PERSON).filter((value) => value.length > 5))
    expect(sent).not.toContain(personal);
  expect(sent).toContain('"code":"ERR_SQLITE_ERROR"');
  database.exec("ALTER TABLE leads_elsewhere RENAME TO leads");
  database.close();
});

test("an error of a page is posted as an envelope, without the query of its address", async () => {
  const [path = ""] = /\/stock\/\d+-1-[a-z0-9-]+/.exec(await (await open("/stock")).text()) ?? [];
  const database = new DatabaseSync(join(site.dataDir, "vitrine.sqlite"));
  database.exec("ALTER TABLE vehicles RENAME TO vehicles_elsewhere");
  database.close();
  const response = await open(`${path}?cle=SECRET`);
  expect(response.status).toBeGreaterThanOrEqual(500);
  await waitFor(() => expect(receiver.posts.map(({ body }) => body).join()).toContain(`"transaction":"${path}"`));
  const post = receiver.posts.find(({ body }) => body.includes(path));
  expect(post?.path).toBe("/api/7/envelope/?sentry_version=7&sentry_key=abc");
  expect(post?.headers["content-type"]).toBe("application/x-sentry-envelope");
  const sent = receiver.posts.map(({ body }) => body).join("\n");
  expect(sent).toContain('"environment":"test"');
  expect(sent).toMatch(/"release":"vitrine-\d+\.\d+\.\d+\+[0-9a-f]{8}"/);
  expect(sent).not.toContain("SECRET");
});

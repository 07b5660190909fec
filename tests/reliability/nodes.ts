import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { type FakeHttpServer, startFakeHttpServer } from "../fakes/http-server.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";

export type Node = SiteProcess & { readonly lines: readonly string[] };

/** Nodes that share a database, a feed, content, pictures and a CRM. */
export class Nodes {
  readonly running: Node[] = [];
  readonly contentDir: string;
  readonly mediaDir: string;
  /** For files of a test. */
  readonly folder = mkdtempSync(join(tmpdir(), "nodes-"));
  readonly #started: Node[] = [];
  readonly #feed: string;
  #databaseUrl = "";
  #crm: FakeHttpServer | null = null;

  constructor() {
    this.contentDir = join(this.folder, "content");
    this.mediaDir = join(this.folder, "media");
    this.#feed = join(this.folder, "stock.csv");
  }

  get databaseUrl(): string {
    return this.#databaseUrl;
  }

  async startAll(count: number): Promise<void> {
    mkdirSync(this.contentDir);
    writeSmallContent(this.contentDir);
    this.changeFeed("1429000");
    [this.#databaseUrl, this.#crm] = await Promise.all([createDemoDatabase(), startFakeHttpServer()]);
    await Promise.all(Array.from({ length: count }, () => this.start()));
  }

  async start(): Promise<Node> {
    const lines: string[] = [];
    const env = {
      DATABASE_URL: this.#databaseUrl,
      CONTENT_DIR: this.contentDir,
      MEDIA_DIR: this.mediaDir,
      STOCK_FEED_URL: this.#feed,
      LEADS_WEBHOOK_URL: this.#crm?.url ?? "",
      LEADS_WEBHOOK_SECRET: "the secret of the nodes, of 24 characters",
      SHUTDOWN_GRACE_SECONDS: "1",
    };
    const site = await startSiteProcess({ env, fill: false, onOutput: (line) => void lines.push(line) });
    const node = { ...site, lines };
    this.running.push(node);
    this.#started.push(node);
    return node;
  }

  async end(node: Node, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    const code = await node.end(signal);
    this.running.splice(this.running.indexOf(node), 1);
    return code;
  }

  /** Gives the feed's first vehicle another price, in cents. */
  changeFeed(cents: string): void {
    const rows = readFileSync("demo/group/feeds/vehicles.csv", "utf8").split("\n");
    writeFileSync(
      `${this.#feed}.new`,
      rows.map((row, n) => (n === 1 ? row.replace(",1429000,", `,${cents},`) : row)).join("\n"),
    );
    renameSync(`${this.#feed}.new`, this.#feed);
  }

  /** Ids of what the CRM was sent. */
  deliveredIds(): readonly unknown[] {
    return this.#crm?.posts.map(({ headers }) => headers["webhook-id"]) ?? [];
  }

  /** The first and the last node; the same when one is left. */
  ends(): readonly [Node, Node] {
    const [first, last] = [this.running[0], this.running.at(-1)];
    if (!first || !last) throw new Error("no node runs");
    return [first, last];
  }

  async dispose(): Promise<void> {
    for (const node of this.#started) await node.dispose();
    await this.#crm?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Starts so many nodes before the tests of a file, and ends them after these. */
export const useNodes = (count: number): Nodes => {
  const nodes = new Nodes();
  beforeAll(() => nodes.startAll(count));
  afterAll(() => nodes.dispose());
  return nodes;
};

/** The imports of the feed by a node. */
export const importsOf = (node: Node): readonly string[] =>
  node.lines.filter((line) => line.includes("stock feed imported"));

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRedirectRows } from "../../src/adapters/content/index.ts";
import type { RedirectRow } from "../../src/domain/redirects/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { readInTurn } from "../read-in-turn.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const shared = sharedSite();

type Answer = { readonly status: number; readonly location: string | null; readonly body: string };

const request = async (path: string, { url }: { readonly url: string } = shared): Promise<Answer> => {
  const response = await fetch(url + path, { headers: { "user-agent": BROWSER }, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), body: await response.text() };
};

const readAll = (paths: readonly string[]): Promise<readonly Answer[]> => readInTurn(paths, (path) => request(path));

/** Parameters that advertisers add, one set after another. */
const TRACKING = [
  "utm_source=google&utm_medium=cpc&utm_campaign=rentr%C3%A9e",
  "gclid=EAIaIQobChMI",
  "fbclid=IwAR0&utm_id=7",
  "gad_source=1&gbraid=0AAA",
  "msclkid=2b7&mtm_campaign=lettre",
];

const trackingOf = (index: number): string => TRACKING[index % TRACKING.length] ?? "";

const withParameters = (address: string, parameters: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${parameters}`;

const fieldsOf = ({ from }: RedirectRow): readonly string[] => [
  ...new Set(new URLSearchParams(from.split("?")[1]).keys()),
];

/** The family of an old address: its first two segments, the fields of its query, and the kind of its target. */
const familyOf = (row: RedirectRow): string => {
  const [path = ""] = row.from.split("?");
  return [...path.split("/").slice(1, 3), `?${fieldsOf(row).join("&")}`, row.to.split("/")[1]].join(" ");
};

const QUERY_FIELDS = [
  ...["used_brand", "fuel", "transmission", "car_type"].map((name) => `field_${name}_target_id[]`),
  "page",
  "sort_by",
  "from_nid",
  "from_tid",
  "price",
  "kilometers",
  "node",
  "range",
  "brand",
  "power",
];

const MAX_PER_FAMILY = 8;

/** Some rows of each family of the shipped table. */
const readRows = (): readonly RedirectRow[] => {
  const read = readRedirectRows("demo/group/content/redirects.csv");
  if (!read.ok) throw new Error(read.error);
  const families = Map.groupBy(read.value.rows, familyOf);
  return [...families.values()].flatMap((rows) => {
    const step = Math.ceil(rows.length / MAX_PER_FAMILY);
    return rows.filter((_, index) => index % step === 0);
  });
};

const isUsable = ({ to }: RedirectRow): boolean => /^\/(?!\/)\S*$/.test(to);

describe("the shipped table", () => {
  const rows = readRows();

  test("has its families, each field of a query and each malformed target", () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.flatMap(fieldsOf)).toEqual(expect.arrayContaining(QUERY_FIELDS));
    expect(rows.filter((row) => !isUsable(row)).map(({ to }) => to)).toEqual(
      expect.arrayContaining(["ford", "#contact", "//private-lease", expect.stringMatching(/^L’assistant/)]),
    );
  });

  test("leads each old address with tracking parameters to its target, which has them too", async () => {
    const answers = await readAll(rows.map(({ from }, index) => withParameters(from, trackingOf(index))));
    expect(answers.map(({ status, location }, index) => [rows[index]?.from, status, location])).toEqual(
      rows.map((row, index) => [
        row.from,
        isUsable(row) ? 301 : 404,
        isUsable(row) ? withParameters(row.to, trackingOf(index)) : null,
      ]),
    );
  });

  test("leads the router the same way", async () => {
    const usable = rows.filter(isUsable);
    const answers = await readAll(
      usable.map(({ from }, index) => withParameters(from.replace(/\?|$/, ".data$&"), trackingOf(index))),
    );
    expect(
      answers.flatMap(({ status, body }, index) => {
        const target = withParameters(usable[index]?.to ?? "", trackingOf(index));
        return status === 202 && body.includes(JSON.stringify(target)) ? [] : [`${usable[index]?.from}: ${status}`];
      }),
    ).toEqual([]);
  });
});

describe("a table of one's own", () => {
  let site: Site;

  beforeAll(async () => {
    const table = [
      "/fr/premiere,/ford,301",
      "/fr/ordre?b=2&a=1,/ford,301",
      "/fr/citroen,/stock?q=citroën#véhicules,301",
      "/fr/société,/a-propos-de-nous,301",
      "/fr/catalogue,https://media.example.lu/é.pdf?v=1,301",
      "/fr/chaine,https://www.youtube.com/@alzette,302",
      "/fr/ici,https://SITE/fr/premiere,301",
      "/fr/boucle,https://SITE/fr/boucle,301",
      "/fr/hote,//evil.example/x,301",
      "/fr/schema,javascript:alert(1),301",
      "/fr/ftp,ftp://evil.example/x,301",
      "/fr/compte,https://moi@evil.example/,301",
      "/fr/texte,L’adresse n’est pas disponible,301",
      "/fr/sans-barre,ford,301",
      "/fr/ancre,#contact,301",
      "/fr/vide,,301",
    ];
    const own = "www.alzette.example";
    site = await startSite({
      env: { SITE_URL: `https://${own}` },
      writeContent: (contentDir) => {
        cpSync("demo/group/content", contentDir, { recursive: true });
        writeFileSync(join(contentDir, "redirects.csv"), `${table.join("\n").replaceAll("SITE", own)}\n`);
      },
    });
  });

  afterAll(() => site?.dispose());

  test.each([
    ["/fr/premiere", 301, "/ford"],
    ["/fr/ordre?a=1&b=2", 301, "/ford"],
    ["/fr/ordre?utm_medium=mail&a=1&b=2", 301, "/ford?utm_medium=mail"],
    ["/fr/ordre?a=1", 404, null],
    ["/fr/citroen", 301, "/stock?q=citro%C3%ABn#v%C3%A9hicules"],
    ["/fr/citroen?gclid=1&q=2", 301, "/stock?q=citro%C3%ABn&gclid=1#v%C3%A9hicules"],
    ["/fr/soci%C3%A9t%C3%A9?fbclid=1", 301, "/a-propos-de-nous?fbclid=1"],
    ["/fr/catalogue", 301, "https://media.example.lu/%C3%A9.pdf?v=1"],
    ["/fr/catalogue?utm_source=a", 301, "https://media.example.lu/%C3%A9.pdf?v=1&utm_source=a"],
    ["/fr/chaine", 302, "https://www.youtube.com/@alzette"],
    ["/fr/ici?utm_source=a", 301, "/ford?utm_source=a"],
    ["/fr/boucle", 404, null],
    ["/fr/hote", 404, null],
    ["/fr/schema", 404, null],
    ["/fr/ftp", 404, null],
    ["/fr/compte", 404, null],
    ["/fr/texte", 404, null],
    ["/fr/sans-barre", 404, null],
    ["/fr/ancre", 404, null],
    ["/fr/vide", 404, null],
  ])("%s is answered by %i %s", async (path, status, location) => {
    const answer = await request(path, site);
    expect([answer.status, answer.location]).toEqual([status, location]);
  });

  test.each([
    ["/fr/catalogue.data?utm_source=a", "https://media.example.lu/%C3%A9.pdf?v=1&utm_source=a", true],
    ["/fr/citroen.data", "/stock?q=citro%C3%ABn#v%C3%A9hicules", false],
  ])("the payload %s leads the router to %s", async (path, target, isDocument) => {
    const { status, body } = await request(path, site);
    expect(status).toBe(202);
    expect(body).toContain(JSON.stringify(target));
    expect(body.includes(`"reload",true`)).toBe(isDocument);
  });
});

describe("a page that redirects takes the tracking parameters along", () => {
  let vehicle: string;

  beforeAll(async () => {
    const { vehicles } = JSON.parse((await request("/api/v1/vehicles?brand=ford&perPage=1")).body) as {
      readonly vehicles: readonly { readonly id: number; readonly slug: string }[];
    };
    vehicle = vehicles[0]?.slug ?? "";
  });

  const fillIn = (text: string): string =>
    text.replaceAll("{car}", vehicle).replaceAll("{id}", String(Number.parseInt(vehicle, 10)));

  test.each([
    ["/stock/{id}-1-ancien-nom", "/stock/{car}", 301],
    ["/ford/stock", "/stock?brand=ford", 301],
    ["/stock?q=ford+puma", "/stock?brand=ford&model=puma&phrase=ford+puma", 302],
    ["/Stock/", "/stock", 301],
  ])("%s", async (written, target, status) => {
    for (const tracking of ["utm_source=a", "gclid=b&utm_medium=c"]) {
      const address = withParameters(fillIn(written), tracking);
      const answer = await request(address);
      expect([answer.status, answer.location]).toEqual([status, withParameters(fillIn(target), tracking)]);
      const payload = await request(address.replace(/\/?(\?|$)/, ".data$1"));
      expect([payload.status, payload.body]).toEqual([202, expect.stringContaining(JSON.stringify(answer.location))]);
    }
  });
});

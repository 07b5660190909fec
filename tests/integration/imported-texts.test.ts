import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { waitFor } from "../wait-for.ts";

const FEED = `key;id;brand;model;price.purchase.cents;mileage_km;fuel_type;body_style;color_name;description
T1;990001;CitroÃ«n;C3;1499000;12500;electric+petrol;company_car;null;"<p>Tr&egrave;s <b>propre</b>,<br/>2 cl&eacute;s</p><ul><li>GPS</li></ul><script>alert(1)</script>"
`;

const DESCRIPTION = "Très propre,\n2 clés\n\n- GPS";

let site: Site;

const get = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

beforeAll(async () => {
  site = await startSite();
  const file = join(site.dataDir, "texts.csv");
  writeFileSync(file, FEED);
  const { code, stdout, stderr } = await site.vitrine("import", "vehicles", file, "--feed", "texts");
  if (code !== 0) throw new Error(stdout + stderr);
  const isFollowed = async (): Promise<void> => {
    if (!(await get("/api/v1/vehicles?body=company_car")).includes("990001"))
      throw new Error("the index has the old stock");
  };
  await waitFor(isFollowed);
});

afterAll(() => site?.dispose());

test("a seller's text is shown with its lines and lists, and without markup", async () => {
  const html = await get("/stock/990001-1-citroen-c3");
  const page = parse(html);
  expect(page.querySelector(".description-paragraph")?.text).toBe("Très propre,\n2 clés");
  expect(page.querySelectorAll(".description-list li").map((item) => item.text)).toEqual(["GPS"]);
  const rows = page
    .querySelectorAll("#caracteristiques dt")
    .map((term) => `${term.text}: ${term.nextElementSibling?.text}`);
  expect(rows).toEqual(
    expect.arrayContaining(["Carburant: Hybride rechargeable (essence)", "Catégorie: Voiture de société"]),
  );
  expect(html).not.toMatch(/alert\(1\)|&amp;eacute;|CitroÃ/);
});

test("the API and the exports have it as plain text", async () => {
  expect(JSON.parse(await get("/api/v1/vehicles/990001"))).toMatchObject({
    description: DESCRIPTION,
    color_name: null,
  });
  const exported = JSON.parse(await get("/feeds/vitrine.json")) as {
    readonly id: number;
    readonly description?: string;
  }[];
  expect(exported.find(({ id }) => id === 990_001)?.description).toBe(DESCRIPTION);
  for (const format of ["vitrine", "google-vehicle-ads", "meta-automotive"]) {
    expect(await get(`/feeds/${format}.csv`)).toContain(`"${DESCRIPTION}"`);
  }
});

test("the body filter offers what the stock has", async () => {
  const options = parse(await get("/stock?all=body")).querySelectorAll('input[name="body"]');
  expect(options.map((option) => option.getAttribute("value"))).toEqual(
    expect.arrayContaining(["suv", "company_car", "electric", "hybrid"]),
  );
  expect(JSON.parse(await get("/api/v1/vehicles?body=company_car&brand=citroen&perPage=50"))).toMatchObject({
    vehicles: expect.arrayContaining([expect.objectContaining({ id: 990_001 })]),
  });
});

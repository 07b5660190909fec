// A group as `init` leaves it, in one country: what doctor says of it, and that no link of it is dead.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { findTowns } from "#domain/geo/index.ts";
import { normalizePhone, readablePhone } from "#domain/forms/index.ts";
import { initGroup } from "../builders/new-group.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";

const HEADERS = { "user-agent": "Mozilla/5.0", "accept-language": "fr" };

const catalogueOf = (code: CountryCode): Readonly<Record<string, readonly object[]>> => {
  const { place, phone } = COUNTRIES[code];
  const [town] = findTowns(place.town, code, 1);
  const brand = { id: 1, slug: "skoda", name: "Škoda", color: "#0e3a2f", in_group: true };
  const location = {
    id: 1,
    slug: "centre",
    name: "Garage Modèle",
    brands: ["skoda"],
    address: "12, rue du Garage",
    postcode: place.postcode,
    town: place.town,
    lat: town?.lat,
    lng: town?.lng,
    phone: readablePhone(normalizePhone(phone.example, code) ?? ""),
    email: "contact@modele.example",
    showroom_hours: { monday: [{ open: "09:00", closed: "18:00" }] },
  };
  return { brands: [brand], locations: [location] };
};

/** Everything that `init` wrote, by path in the folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

export const describeNewGroup = (code: CountryCode): void => {
  describe(`a new group in ${code}`, () => {
    const folder = join(mkdtempSync(join(tmpdir(), "new-group-")), "group");
    let site: Site;

    beforeAll(async () => {
      await initGroup(folder, { name: "Garage Modèle", country: code, email: "contact@modele.example" });
      rmSync(join(folder, "content", "redirects.csv"));
      site = await startSite({ importDemo: true, env: { GROUP_DIR: folder } });
    });

    afterAll(async () => {
      await site?.dispose();
      rmSync(join(folder, ".."), { recursive: true });
    });

    const get = async (path: string) => {
      const response = await fetch(site.url + path, { headers: HEADERS });
      return { status: response.status, text: await response.text() };
    };

    /** Addresses that pages link to and that are not answered with a page, and how many pages there are. */
    const crawl = async () => {
      const [paths, seen, dead]: [string[], Set<string>, string[]] = [["/"], new Set(), []];
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        if (seen.has(path)) continue;
        seen.add(path);
        const { status, text } = await get(path);
        if (status !== 200) dead.push(`${path}: ${status}`);
        paths.push(
          ...[...text.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#]*)/g)].map(([, href = ""]) =>
            href.replaceAll("&amp;", "&"),
          ),
        );
      }
      return { dead, pages: seen };
    };

    const doctor = async () => {
      const { code: exit, stdout } = await site.vitrine("doctor");
      return { exit, problems: stdout.split("\n").filter((line) => /^(?:fix|warn) /.test(line)) };
    };

    const fill = (): void => {
      for (const file of filesIn(join(folder, "content")))
        writeFileSync(file, readFileSync(file, "utf8").replaceAll("À COMPLÉTER", "voir nos conditions générales."));
    };

    test("lists what is to fill in, and nothing else", async () => {
      expect(await doctor()).toEqual({
        exit: 2,
        problems: [
          expect.stringMatching(/^fix {3}to-fill-in: 10 texts are still to fill in; /),
          expect.stringMatching(/^warn {2}catalogue: there is no brand of the group; write catalogue\/brands\.json /),
          expect.stringMatching(/^warn {2}catalogue: there is no location; write catalogue\/locations\.json /),
        ],
      });
      expect((await site.vitrine("doctor")).stdout).toMatch(
        /^note {2}to-fill-in: vat, finance\.lessor, finance\.rates, .+: no monthly price is shown$/m,
      );
      expect((await site.vitrine("content", "check")).code).toBe(0);
    });

    test("promises nothing that nobody has stated", async () => {
      const { text } = await get("/contact");
      expect(text).not.toMatch(/jours? ouvrés?|dans la journée|le jour même/);
      expect(readFileSync(join(folder, "settings", `${code.toLowerCase()}.yaml`), "utf8")).toContain("lessor: null");
    });

    test("is readable for the account of the server", () => {
      for (const file of filesIn(folder)) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o644]);
      expect(statSync(join(folder, "content")).mode & 0o777).toBe(0o755);
    });

    test("links to no page that does not exist, before and after its first objects", async () => {
      const before = await crawl();
      expect(before.dead).toEqual([]);
      mkdirSync(join(folder, "catalogue"), { recursive: true });
      for (const [kind, objects] of Object.entries(catalogueOf(code))) {
        const file = join(folder, "catalogue", `${kind}.json`);
        writeFileSync(file, JSON.stringify(objects));
        chmodSync(file, 0o644);
        expect(await site.vitrine("import", kind, file)).toMatchObject({ code: 0 });
      }
      await expect.poll(async () => (await get("/concessions/centre")).status).toBe(200);
      const after = await crawl();
      expect(after.dead).toEqual([]);
      expect([...after.pages]).toEqual(expect.arrayContaining(["/concessions/centre", "/stock?brand=skoda"]));
      expect(after.pages).not.toContain("/skoda");
      expect((await site.vitrine("doctor")).stdout).toMatch(/^note {2}catalogue: 1 brand has no page, .+: skoda; /m);
    });

    test("is well once it is filled in, and its brand's page is linked", async () => {
      fill();
      const story = `name: Škoda\ntitle: Škoda\ndescription: "Nos Škoda neuves et d’occasion, avec leurs prix, leur atelier et leurs conseillers."\nupdated_at: "2026-11-28"\nsections:\n  - { component: hero, title: Škoda }\n...\n`;
      writeFileSync(join(folder, "content", "skoda.yaml"), story);
      expect((await site.vitrine("content", "reload")).code).toBe(0);
      expect(await site.vitrine("content", "check")).toMatchObject({ code: 0 });
      expect(await doctor()).toEqual({ exit: 0, problems: [] });
      await expect.poll(async () => (await get("/concessions/centre")).text).toContain('href="/skoda"');
      const { dead, pages } = await crawl();
      expect(dead).toEqual([]);
      expect(pages).toContain("/skoda");
    });
  });
};

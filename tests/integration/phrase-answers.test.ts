import { describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();

const open = (path: string): Promise<Response> =>
  fetch(site.url + path, { redirect: "manual", headers: { "user-agent": BROWSER } });

type Answer = {
  /** The address that the phrase leads to, without the phrase itself. */
  readonly address: string;
  readonly title: string;
  readonly chips: readonly string[];
  readonly field: string;
  /** Without scripts. */
  readonly html: string;
};

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, "").replaceAll(/[\u00a0\u202f]/g, " ");

const answerTo = async (phrase: string): Promise<Answer> => {
  const sent = await open(`/stock?q=${encodeURIComponent(phrase)}`);
  expect([phrase, sent.status]).toEqual([phrase, 302]);
  const location = sent.headers.get("location") ?? "";
  const page = await (await open(location)).text();
  const html = page.replaceAll(/<script.*?<\/script>/gs, "");
  return {
    address: decodeURIComponent(location).replace(/[?&]phrase=.*/, ""),
    title: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""),
    chips: [...html.matchAll(/aria-label="Retirer le filtre[^:]*: ([^"]*)"/g)].map(([, label = ""]) => plain(label)),
    field:
      /<input[^>]* value="([^"]*)"[^>]*name="q"|<input[^>]*name="q"[^>]* value="([^"]*)"/
        .exec(html)
        ?.slice(1)
        .join("") ?? "",
    html: plain(html),
  };
};

type Found = {
  readonly total: number;
  readonly vehicles: readonly { readonly title: string; readonly color: string | null }[];
};

const found = async (search: string): Promise<Found> =>
  (await (await fetch(`${site.url}/api/v1/vehicles?${search}&perPage=100`)).json()) as Found;

describe("a phrase is never answered absurdly", () => {
  test.each([
    // Small words narrow nothing.
    ["avec diesel uniquement", "/stock?fuel=diesel"],
    ["utilitaire ht", "/stock?kind=van&vat-deductible=1"],
    ["diesel mat automatik", "/stock?fuel=diesel&transmission=automatic"],
    // Numbers belong to their unit.
    ["75 kwh", "/stock?battery-min=75"],
    ["x3 xdrive30e", "/stock?brand=bmw&model=x3&q=xdrive30e"],
    ["x3 30e", "/stock?brand=bmw&model=x3&q=xDrive30e"],
    ["3 isofix", "/stock?equipment=isofix"],
    ["coffre 500 litres", "/stock"],
    ["LOA 300", "/stock?monthly-max=300"],
    // Places, in either order, and their postcodes.
    ["54400", "/stock?near=f-54400"],
    ["arlon 6700", "/stock?near=arlon"],
    ["20 km arlon", "/stock?near=arlon&within=20"],
    ["arlon 20 km", "/stock?near=arlon&within=20"],
    ["luxembourg ville", "/stock?near=luxembourg"],
    // Kinds.
    ["fourgon l2h2", "/stock?kind=van&van-length=L2&van-height=H2"],
    ["moins de 3 ans", "/stock?year-min=2023"],
    ["mis en circulation après juin 2022", "/stock?year-min=2022"],
    ["mhev", "/stock?mild-hybrid=1"],
    ["quattro", "/stock?brand=audi&drive=all"],
    ["corsa e", "/stock?brand=opel&model=corsa&fuel=electric"],
    ["golf 8", "/stock?brand=volkswagen&model=golf"],
    ["crochet 2000 kg", "/stock?equipment=tow_bar&towing-min=2000"],
    ["barres de toit noires", "/stock?equipment=roof_rails"],
    ["capteurs avant et arrière", "/stock?equipment=parking_sensors_front&equipment=parking_sensors_rear"],
    ["airco", "/stock?q=climatisation"],
    // Words of other languages.
    ["Anhängerkupplung", "/stock?equipment=tow_bar"],
    ["gebrauchtes Auto", "/stock?condition=used"],
    ["sparsames Auto", "/stock?consumption-max=5"],
    ["heated seats", "/stock?equipment=heated_seats"],
    ["between 10k and 15k", "/stock?price-min=10000&price-max=15000"],
    ["kleng Auto", "/stock?shape=compact"],
    ["carro preto bancos em pele", "/stock?color=black&upholstery=leather"],
    ["niet ouder dan 2020", "/stock?year-min=2020"],
  ])("%s leads to %s, with results, and stays in the field", async (phrase, address) => {
    const { field, html, ...answer } = await answerTo(phrase);
    expect(answer.address).toBe(address);
    expect(field).toBe(phrase);
    expect(html).not.toContain("Aucun véhicule");
  });

  test("a lease leads to the offers", async () => {
    expect((await open("/stock?q=LLD")).headers.get("location")).toBe("/private-lease#offres");
  });

  test("a word of the language is no misspelt make or model, a misspelt one is said", async () => {
    expect((await answerTo("frontière")).html).toContain("Non compris : « frontière »");
    const { html } = await answerTo("oppel corsa");
    expect(html).toContain("Résultats pour « opel corsa ».");
    expect(html).toContain("Chercher plutôt « oppel corsa »");
  });

  test("what is not sold is named, with what is near", async () => {
    expect((await answerTo("toyota yaris cross")).html).toContain("Nous n’avons pas de Toyota Yaris Cross.");
    const { html, address } = await answerTo("byd");
    expect(html).toContain("Nous n’avons pas de BYD.");
    expect(address).toBe("/stock?fuel=electric");
  });
});

describe("the answer says what it shows", () => {
  test.each([
    ["arlon", "Véhicules du plus proche au plus loin d’Arlon", ["Près d’Arlon"]],
    ["150 ch", "Véhicules dès 110 kW (150 ch)", ["Puissance : dès 110 kW (150 ch)"]],
    ["de première main", "Véhicules de première main", ["Propriétaires : 1 propriétaire"]],
    ["apple carplay", "Véhicules avec Apple CarPlay", ["Apple CarPlay"]],
    ["euro 6d", "Véhicules à la norme Euro 6d", ["Euro 6d"]],
    ["hybride", "Véhicules hybrides", ["Hybride"]],
    ["grand coffre", "Breaks, monospaces ou familiales", ["Break", "Monospace", "Familiale"]],
  ])("%s: %s", async (phrase, title, chips) => {
    const answer = await answerTo(phrase);
    expect(answer.title).toContain(title);
    expect(answer.chips).toEqual(chips);
  });
});

describe("the vehicles that are found", () => {
  test("without a colour: none has it", async () => {
    const { address } = await answerTo("pas rouge");
    const { total, vehicles } = await found(address.split("?")[1] ?? "");
    expect(total).toBeGreaterThan(0);
    expect(vehicles.filter(({ color }) => color === "red")).toEqual([]);
  });

  test.each([
    ["citadine électrique", ["Renault Zoe", "Dacia Spring", "BMW i3"]],
    ["SUV électrique", ["Hyundai IONIQ 5"]],
  ])("%s: also those whose body names an energy", async (phrase, titles) => {
    const { vehicles } = await found(`search_term=${encodeURIComponent(phrase)}`);
    expect(vehicles.map(({ title }) => title).join("\n")).toEqual(expect.stringMatching(new RegExp(titles.join("|"))));
    for (const title of titles) expect(vehicles.some((one) => one.title.startsWith(title))).toBe(true);
  });

  test("a body style stays an address of its own", async () => {
    expect((await found("body=electric")).total).toBeGreaterThan(0);
  });

  test.each(["Kombi Diesel", "diesel estate", "Break mat Diesel", "carrinha a gasóleo", "break op diesel"])(
    "%s is the same search in the API, in suggestions and on the page",
    async (phrase) => {
      const { address } = await answerTo(phrase);
      expect(address).toBe("/stock?fuel=diesel&shape=estate");
      const text = encodeURIComponent(phrase);
      const { total } = await found("fuel=diesel&shape=estate");
      expect((await found(`search_term=${text}`)).total).toBe(total);
      const answer = await fetch(`${site.url}/api/v1/suggestions?q=${text}`);
      const { suggestions } = (await answer.json()) as { readonly suggestions: readonly { readonly href: string }[] };
      expect(suggestions.map(({ href }) => href)).toContain(address);
    },
  );
});

import { describe, expect, it } from "vitest";
import { findPosition, findTowns } from "./find-position.ts";
import { TOWNS } from "./towns/towns.ts";

const nameOf = (text: string, country = "LU") => findPosition(text, country)?.name ?? null;

describe("findPosition", () => {
  it.each([
    ["8080", "Bertrange"],
    ["L-8080", "Bertrange"],
    ["l 8080", "Bertrange"],
    ["L\u20118080", "Bertrange"],
    ["L\u2013\u00a08080", "Bertrange"],
    ["LU-1855", "Luxembourg"],
    ["L-4562 Niederkorn", "Niederkorn"],
    ["4501", "Differdange"],
    ["9233 Diekirch", "Diekirch"],
    ["9202", "Diekirch"],
    ["9753", "Clervaux"],
    ["57100", "Thionville"],
    ["F-57100 Thionville", "Thionville"],
    ["57000", "Metz"],
    ["D-54290", "Trèves"],
    ["B-6700", "Arlon"],
    ["6700", "Grevenmacher"],
  ])("finds the postcode %s at %s", (text, name) => expect(nameOf(text)).toBe(name));

  it("takes a postcode without letters for one of the market's country", () => {
    expect(nameOf("6700", "BE")).toBe("Arlon");
    expect(nameOf("1000", "BE")).toBe("Bruxelles");
    expect(nameOf("L-1855", "BE")).toBe("Luxembourg");
  });

  it("prefers the town that is named beside its postcode to the one of the area", () => {
    expect(nameOf("L-8310 Koerich")).toBe("Koerich");
    expect(nameOf("L-8310 Nulle part")).toBe("Capellen");
  });

  it.each([
    ["esch", "Esch-sur-Alzette"],
    ["Esch sur Sûre", "Esch-sur-Sûre"],
    ["ESCH-SUR-SURE", "Esch-sur-Sûre"],
    ["trier", "Trèves"],
    ["  Ettelbrück ", "Ettelbruck"],
    ["arlon", "Arlon"],
    ["strasbourg", "Strasbourg"],
    ["alzette", "Esch-sur-Alzette"],
  ])("finds the town %s as %s", (text, name) => expect(nameOf(text)).toBe(name));

  it("prefers a town of the market's country to a namesake abroad", () => {
    expect(findPosition("Bergen", "BE")).toMatchObject({ name: "Mons", country: "BE" });
    expect(findPosition("Bergen", "NO")).toMatchObject({ name: "Bergen", country: "NO" });
  });

  it.each(["", " ", "x", "zz", "0000", "99999999", "D-123", "XX-1000", "carrosserie", "L-57100", "%", "8080x"])(
    "finds nothing for %j",
    (text) => expect(nameOf(text)).toBeNull(),
  );
});

describe("findTowns", () => {
  it("completes a beginning, the market's towns first, then the more important ones", () => {
    expect(findTowns("be", "LU", 4).every(({ country }) => country === "LU")).toBe(true);
    expect(findTowns("lu", "LU", 2).map(({ name }) => name)).toEqual(["Luxembourg", "Luxembourg-Kirchberg"]);
    expect(findTowns("str", "LU", 3).map(({ name }) => name)).toEqual(["Strassen", "Strasbourg"]);
    expect(findTowns("b", "LU", 9)).toEqual([]);
  });
});

describe("the table of towns", () => {
  it("has a name, a position in Europe and a rank on every line", () => {
    for (const { name, lat, lng, rank } of TOWNS) {
      expect(name, JSON.stringify(name)).toMatch(/^\p{Lu}[\p{L}’' -]+$/u);
      expect(lat, name).toBeGreaterThan(41);
      expect(lat, name).toBeLessThan(61);
      expect(lng, name).toBeGreaterThan(-10);
      expect(lng, name).toBeLessThan(19);
      expect([1, 2, 3, 4], name).toContain(rank);
    }
  });

  it("names no town of a country twice", () => {
    const keys = TOWNS.map(({ country, name }) => `${country} ${name}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("gives each beginning of a postcode to one town of a country", () => {
    const codes = TOWNS.flatMap(({ country, postcodes }) => postcodes.map((code) => `${country} ${code}`));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2} \d{1,4}$/);
  });

  it("covers every area of Luxembourg postcodes", () => {
    const unused = new Set([30, 31, 50, 51, 60, 70, 71, 89]);
    const areas = Array.from({ length: 90 }, (_, index) => index + 10).filter((area) => !unused.has(area));
    for (const area of areas) expect(findPosition(`${area}01`, "LU"), String(area)).not.toBeNull();
  });
});

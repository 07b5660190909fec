import { describe, expect, it } from "vitest";
import { aColumnRule, FEED_PROFILE } from "../../../../tests/builders/feed-profile.ts";
import { DateScan } from "../numbers/notation-scan.ts";
import { createDateReader, isDateFormat } from "./read-date.ts";

const read = (text: string | number, dateForm: string | null = null) => createDateReader(true, dateForm, 2026)(text);

describe("a date", () => {
  it.each([
    ["15/07/2021", "2021-07-15"],
    ["15-07-2021", "2021-07-15"],
    ["15.07.2021", "2021-07-15"],
    ["05.07.2021", "2021-07-05"],
    ["5.7.2021", "2021-07-05"],
    ["07/15/2021", "2021-07-15"],
    ["05/05/2021", "2021-05-05"],
    ["2021-7-5", "2021-07-05"],
    ["2021/07/15", "2021-07-15"],
    ["2021-07-15T00:00:00", "2021-07-15"],
    ["2021-07-15 00:00:00", "2021-07-15"],
    ["2021-07-15T13:45:10.123+02:00", "2021-07-15"],
    ["2021-07-14T22:00:00Z", "2021-07-15"],
    ["2021-12-31T23:00:00.000Z", "2022-01-01"],
    ["2021-07-15T00:00:00Z", "2021-07-15"],
    ["15/07/2021 00:00", "2021-07-15"],
    ["20210715", "2021-07-15"],
    ["20210715000000", "2021-07-15"],
    ["202107", "2021-07"],
    [202_107, "2021-07"],
    ["072021", "2021-07"],
    ["2021-07", "2021-07"],
    ["07/2021", "2021-07"],
    ["07-2021", "2021-07"],
    ["07.2021", "2021-07"],
    ["07/21", "2021-07"],
    ["07/98", "1998-07"],
    ["juil. 2021", "2021-07"],
    ["Juillet 2021", "2021-07"],
    ["déc. 2024", "2024-12"],
    ["Dez 2024", "2024-12"],
    ["15 août 2021", "2021-08-15"],
    ["1er mars 2020", "2020-03-01"],
    ["15. März 2021", "2021-03-15"],
    ["15-Jul-2021", "2021-07-15"],
    ["juil-21", "2021-07"],
    ["Mar 15, 2020", "2020-03-15"],
    ["3 mei 2019", "2019-05-03"],
    ["1626300000", "2021-07-15"],
    [1_626_300_000_000, "2021-07-15"],
  ])("%s is %s", (text, date) => {
    expect(read(text)).toEqual({ value: date, issues: [] });
  });

  it.each([
    ["05/07/2021", "can be 2021-07-05 or 2021-05-07"],
    ["05-07-2021", "can be 2021-07-05 or 2021-05-07"],
    ["05/07", "can be 2007-05 or a month of 2005"],
    ["15/07/21", "has a year of two digits, which can be its first or its last number"],
    ["44392", "is the number of a day as spreadsheets store it"],
    ["jui 2021", "is no date or month"],
    ["31.02.2021", "is no date or month"],
    ["2021", "is no date or month"],
    ["13/2021", "is no date or month"],
    ["bientôt", "is no date or month"],
  ])("%s is left out: %s", (text, reason) => {
    expect(read(text)).toMatchObject({ value: null, issues: [{ code: "not-a-date", reason }] });
  });

  it.each(["0001-01-01", "01/01/1900", "1900-01-00", "9999-12-31", "31.12.9999"])("%s is none", (text) => {
    expect(read(text)).toEqual({ value: null, issues: [] });
  });

  it("is read in the form of the profile, which also refuses what that form cannot be", () => {
    expect(read("05/07/2021", "DD/MM/YYYY").value).toBe("2021-07-05");
    expect(read("05/07/2021", "MM/DD/YYYY").value).toBe("2021-05-07");
    expect(read("15/07/21", "DD/MM/YY").value).toBe("2021-07-15");
    expect(read("05/07", "MM/YY").value).toBe("2007-05");
    expect(read("44392", "DAYS").value).toBe("2021-07-15");
    expect(read("2021-07-15", "DD/MM/YYYY").value).toBe("2021-07-15");
    expect(read("15/07/2021", "MM/DD/YYYY")).toMatchObject({
      value: null,
      issues: [{ reason: "is no day in the form MM/DD/YYYY of the column" }],
    });
  });

  it("has forms that a profile may state", () => {
    expect(["DD/MM/YYYY", "MM-YY", "YYYYMMDD", "DD.MM.YY", "DAYS"].map(isDateFormat)).not.toContain(false);
    expect(["DD/MM", "DD/MM-YYYY", "dd/mm/yyyy", "MM/MM/YYYY", ""].map(isDateFormat)).not.toContain(true);
  });
});

describe("the dates of a column", () => {
  const scan = (...dates: readonly string[]) => {
    const profile = { ...FEED_PROFILE, columns: [aColumnRule("EZ", "first_registration")] };
    const dateScan = new DateScan(profile, ["EZ"]);
    for (const [index, cell] of dates.entries()) dateScan.add({ line: index + 2, cells: [cell] });
    const { byColumn, notes } = dateScan.decide();
    return [byColumn.get("EZ"), ...notes];
  };

  it("show by one of them whether the day or the month stands first", () => {
    expect(scan("05/07/2021", "15/07/2021")).toEqual([
      "DD/MM/YYYY",
      'the dates of EZ are DD/MM/YYYY, as "15/07/2021" on line 3 shows',
    ]);
    expect(scan("05-07-2021 00:00", "07-15-2021 00:00")[0]).toBe("MM-DD-YYYY");
    expect(scan("15/07/2021", "31/12/2020")).toEqual(["DD/MM/YYYY"]);
  });

  it("show nothing where they contradict each other or have two readings each", () => {
    expect(scan("15/07/2021", "07/15/2021")).toEqual([undefined]);
    expect(scan("05/07/2021", "06/07/2021", "2021-07-15")).toEqual([undefined]);
  });
});

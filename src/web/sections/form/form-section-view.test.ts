import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { describe, expect, it } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createFakeLiveContent } from "../../../../tests/fakes/live-content.ts";
import { LOCATIONS, buildView } from "../../../../tests/builders/live-sections.ts";
import { buildSectionViews } from "../section-views.server.ts";
import type { FormSectionView } from "./form-section-view.ts";

describe("form section", () => {
  it("keeps the first form of a page only", async () => {
    const form = SECTION_SCHEMAS.form.parse({ component: "form", kind: "contact" });
    const other = SECTION_SCHEMAS.form.parse({ component: "form", kind: "call_back" });
    const views = await buildSectionViews([form, other], createFakeLiveContent());
    expect(views).toMatchObject([{ component: "form", title: "Demande de contact" }]);
  });

  it("displays its location and posts to the index route on the home page", async () => {
    const form = { component: "form" as const, kind: "contact", location: "diekirch" };
    expect((await buildView<FormSectionView>(form, { locations: LOCATIONS }))?.location?.name).toBe(
      "Alzette Automobiles Diekirch",
    );
    expect((await buildView<FormSectionView>(form, { path: "/" }))?.action).toBe("/?index");
    expect((await buildView<FormSectionView>(form))?.action).toBe("/page");
  });

  it("selects the option that its editor names", async () => {
    const form = { component: "form" as const, kind: "lease_request", location: "diekirch" };
    const initialOf = async (section: typeof form & { readonly selected?: object }): Promise<unknown> => {
      const view = await buildView<FormSectionView>(section, { locations: LOCATIONS });
      const fields = view?.form.type === "form" ? view.form.view.fields : [];
      return fields.find(({ name }) => name === "customer");
    };
    expect(await initialOf(form)).toMatchObject({ initial: "private" });
    expect(await initialOf({ ...form, selected: { customer: "business" } })).toMatchObject({ initial: "business" });
  });

  it.each([{ customer: "state" }, { email: "business" }, { colour: "red" }])("refuses %o as selected", (selected) => {
    const result = SECTION_SCHEMAS.form.safeParse({ component: "form", kind: "lease_request", selected });
    expect(result.error?.issues).toMatchObject([{ path: ["selected", Object.keys(selected)[0]] }]);
  });

  const drive = { component: "form" as const, kind: "model_test_drive", anchor: "rendez-vous" };

  it("offers the choice of locations if there are appointments and no location is set", async () => {
    const view = await buildView<FormSectionView>(drive, { locations: LOCATIONS });
    expect(view).toMatchObject({ location: null, form: { type: "locations" } });
    expect(view?.title).toBe(leadKindStrings(LEAD_KINDS.model_test_drive).chooseLocation?.title);
    const hrefs = view?.form.type === "locations" ? view.form.view.choices.map(({ href }) => href) : [];
    expect(hrefs.length).toBeGreaterThan(1);
    expect(hrefs[0]).toMatch(/^\/page\?concession=[a-z-]+#rendez-vous$/);
  });

  it("uses the location in the URL and links back to the choice", async () => {
    const search = new URLSearchParams("concession=diekirch&page=2");
    const view = await buildView<FormSectionView>(drive, { locations: LOCATIONS, search, path: "/" });
    expect(view).toMatchObject({
      location: { slug: "diekirch" },
      form: { type: "form", location: "diekirch", otherLocationsHref: "/page?page=2#rendez-vous" },
      action: "/?index&concession=diekirch&page=2",
    });
  });

  it("selects the only location with the service", async () => {
    const view = await buildView<FormSectionView>({ ...drive, kind: "tyre_appointment" }, { locations: LOCATIONS });
    expect(view).toMatchObject({ location: { slug: "bertrange" }, form: { type: "form", otherLocationsHref: null } });
  });

  it("is left out if the market does not offer it, and the next form takes its place", async () => {
    const unavailable = SECTION_SCHEMAS.form.parse({ component: "form", kind: "trade_in" });
    const contact = SECTION_SCHEMAS.form.parse({ component: "form", kind: "contact" });
    expect(await buildSectionViews([unavailable], createFakeLiveContent())).toEqual([]);
    const [view] = await buildSectionViews([unavailable, contact], createFakeLiveContent());
    expect(view).toMatchObject({ component: "form", title: "Demande de contact" });
  });
});

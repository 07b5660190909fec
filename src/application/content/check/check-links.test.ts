import { expect, test } from "vitest";
import { aCallToAction, aForm, aShellWithLinks, aStory, check } from "../../../../tests/builders/checked-content.ts";

/** The finding for a link on the home page, next to a page `/faq` with the anchor `appel`. */
const checkLink = (link: string): string | undefined =>
  check(
    [aStory("home", [aCallToAction(link)]), aStory("faq", [aCallToAction("/")])],
    aShellWithLinks("/faq"),
  )[0]?.replace(`link home sections.0.buttons.0.link: ${link}: `, "");

test.each([
  "/faq",
  "/faq#appel",
  "#appel",
  "/",
  "/stock",
  "/stock?fuel=electric",
  "/stock/comparer",
  "/home-page",
  "/carrieres/mecanicien",
  "/ford/models/puma",
  "/private-lease/ford-puma",
  "/business-lease/ford-puma/demande",
  "/ford/models/puma/testdrive",
  "/carrieres/mecanicien/candidature",
  "/ford/models",
  "/sitemap.xml",
  "/media/there.webp",
  "https://elsewhere.example/page",
  "mailto:contact@group.example",
])("accepts a link to %s", (link) => {
  expect(checkLink(link)).toBeUndefined();
});

test.each([
  ["/nowhere", "leads to no page of the site"],
  ["/Faq", "leads to no page of the site"],
  ["/home", "leads to an address that is redirected"],
  ["/faq/", "leads to an address that is redirected"],
  ["/ancien", "leads to an address that is redirected"],
  ["/ford/stock", "leads to an address that is redirected"],
  ["/fiat/stock", "leads to no page of the site"],
  ["/ford/models/capri", "leads to no page of the site"],
  ["/ford/models/capri/testdrive", "leads to no page of the site"],
  ["/ford/models/puma/essai", "leads to no page of the site"],
  ["/ford/models/puma/testdrive/merci", "leads to no page of the site"],
  ["/carrieres/pilote/candidature", "leads to no page of the site"],
  ["/faq?concession=diekirch", "/faq reads no query"],
  ["/dacia/models", "leads to no page of the site"],
  ["/private-lease/ford-scorpio", "leads to no page of the site"],
  ["/carrieres/pilote", "leads to no page of the site"],
  ["/stock/12-1-ford-puma", "leads to a single vehicle"],
  ["/media/gone.pdf", "leads to no page of the site"],
  ["/faq#gone", 'there is no place "gone" on /faq'],
  ["/faq?page=2", "/faq reads no query"],
  ["/stock?fuell=electric", '"fuell" is no filter of the stock'],
  ["/stock?fuel=steam", "the stock writes this query as ?"],
])("reports a link to %s", (link, message) => {
  expect(checkLink(link)).toContain(message);
});

test("accepts anchors of headings and anchors in texts", () => {
  const text = {
    component: "text",
    text: {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "La garantie" }] },
        {
          type: "paragraph",
          content: [{ type: "text", text: "ici", marks: [{ type: "anchor", attrs: { id: "point" } }] }],
        },
      ],
    },
  };
  const findings = check([aStory("home", [text, aCallToAction("#la-garantie", "#point")])]);
  expect(findings).toEqual([]);
});

test("checks links of the shell", () => {
  expect(check([aStory("home", [aCallToAction("/")])], aShellWithLinks("/nowhere"))).toEqual([
    "link shell navigation.0.link: /nowhere: leads to no page of the site",
  ]);
});

test("accepts a location parameter only for pages that ask for one", () => {
  const linked = (link: string, page: object) =>
    check([aStory("home", [aCallToAction(link)]), aStory("atelier", [page])], aShellWithLinks("/atelier"));
  const link = "/atelier?concession=diekirch#demande";
  expect(linked(link, aForm("workshop_appointment"))).toEqual([]);
  const unknownLocation = linked("/atelier?concession=mars#demande", aForm("workshop_appointment"));
  expect(unknownLocation).toEqual([expect.stringContaining('"mars" is none of the group\'s locations')]);
  for (const page of [aForm("workshop_appointment", "diekirch"), aForm("contact")]) {
    expect(linked(link, page)).toEqual([expect.stringContaining("/atelier reads no query")]);
  }
});

test("accepts filters of lease offers only for pages with their overview", () => {
  const offers = (more: object = {}) => ({ component: "lease_offers", title: "Offres", kind: "private", ...more });
  const linked = (link: string, section: object) =>
    check([aStory("home", [aCallToAction(link)]), aStory("leasing", [section])], aShellWithLinks("/leasing"));
  expect(linked("/leasing?brand=ford&monthly-max=300", offers())).toEqual([]);
  expect(linked("/leasing?monthly-max=300&brand=ford&wheels=4", offers())).toEqual([
    expect.stringContaining("the overview of lease offers writes this query as ?brand=ford&monthly-max=300"),
  ]);
  expect(linked("/leasing?brand=ford", offers({ brand: "ford" }))).toEqual([
    expect.stringContaining("/leasing reads no query"),
  ]);
});

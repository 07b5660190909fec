import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openForm } from "#application/leads/index.ts";
import { problemMessages } from "#application/strings/forms/field-messages.ts";
import { checkFormValues, findLeadKind, type LeadFieldDefinition } from "#domain/forms/index.ts";
import { PUMA_SUBJECT } from "../../../../../tests/builders/puma-subject.ts";
import { createFakeLeadServiceDependencies } from "../../../../../tests/fakes/lead-service-dependencies.ts";
import { LEAD, readBody, sendLeadMail } from "../../../../../tests/fakes/sent-mail.ts";
import { sentLeadSchema } from "../../../../server/api/leads/sent-lead.ts";
import { findProblems } from "../check-form.ts";
import { leadFormView } from "../form-view.server.ts";
import { LeadForm } from "../lead-form.tsx";

// One folder on each side and one line in each registry add a rating from 1 to 5. A form kind uses a field of this
// kind.

// Test files share their modules, so this file and the next one reload the registries.
vi.hoisted(() => vi.resetModules());

afterAll(() => {
  vi.doUnmock("#domain/forms/field-kinds/index.ts");
  vi.doUnmock("./index.ts");
  vi.doUnmock("./index.server.ts");
  vi.doUnmock("#domain/forms/kinds.ts");
  vi.resetModules();
});

vi.mock("#domain/forms/field-kinds/index.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#domain/forms/field-kinds/index.ts")>();
  const { ratingField } = await import("../../../../../tests/fixtures/field-kinds/rating/rating-field.ts");
  return { FIELD_KINDS: { ...original.FIELD_KINDS, rating: ratingField } };
});

vi.mock("./index.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./index.ts")>();
  const { ratingControl } = await import("../../../../../tests/fixtures/field-kinds/rating/rating-control.tsx");
  return { FIELD_CONTROLS: { ...original.FIELD_CONTROLS, rating: ratingControl } };
});

vi.mock("./index.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./index.server.ts")>();
  const { ratingView } = await import("../../../../../tests/fixtures/field-kinds/rating/rating-view.ts");
  return { FIELD_VIEW_BUILDERS: { ...original.FIELD_VIEW_BUILDERS, rating: ratingView } };
});

vi.mock("#domain/forms/kinds.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#domain/forms/kinds.ts")>();
  const { RATING } = await import("../../../../../tests/fixtures/field-kinds/rating/rating-field.ts");
  const fields = [RATING as unknown as LeadFieldDefinition];
  const survey = { ...original.LEAD_KINDS.contact, name: "survey", fields };
  return {
    ...original,
    LEAD_KINDS: { ...original.LEAD_KINDS, survey },
    findLeadKind: (name: string) => (name === "survey" ? survey : original.findLeadKind(name)),
  };
});

vi.mock("#application/strings/forms/kinds/index.ts", async (importOriginal) => {
  const { LEAD_KIND_STRINGS } = await importOriginal<typeof import("#application/strings/forms/kinds/index.ts")>();
  const { RATING_STRINGS } = await import("../../../../../tests/fixtures/field-kinds/rating/rating-field.ts");
  const survey = { ...LEAD_KIND_STRINGS.contact, fields: { satisfaction: RATING_STRINGS } };
  return { LEAD_KIND_STRINGS: { ...LEAD_KIND_STRINGS, survey } };
});

const SURVEY = findLeadKind("survey") ?? expect.fail("the form kind is not registered");

const check = (texts: Readonly<Record<string, string>>) => {
  const checked = checkFormValues(SURVEY, texts, "LU");
  return checked.ok ? checked.value : problemMessages(SURVEY, checked.error);
};

const leads = createFakeLeadServiceDependencies();

const viewOf = async () => leadFormView(await openForm(leads, { kind: SURVEY, subject: PUMA_SUBJECT }));

describe("a made-up field kind", () => {
  it("is checked by the schema", () => {
    expect(check({ satisfaction: " 4 " })).toEqual({ satisfaction: "4" });
    expect(check({ satisfaction: "6" })).toEqual({ satisfaction: "Donnez une note de 1 à 5." });
    expect(check({})).toEqual({ satisfaction: "Donnez une note." });
  });

  it("is sent by another program", () => {
    const isAccepted = (satisfaction: string): boolean =>
      sentLeadSchema.safeParse({ kind: "survey", source: "portal", fields: { satisfaction } }).success;
    expect(["4", "", "four"].map(isAccepted)).toEqual([true, false, false]);
  });

  it("is rendered in a form with the attributes of its view", async () => {
    const html = renderToStaticMarkup(<LeadForm view={await viewOf()} />);
    expect(html).toContain("<legend>Êtes-vous content de votre visite\u00a0?</legend>");
    expect(html.match(/name="satisfaction"/g)).toHaveLength(5);
  });

  it("is checked in the browser before sending", async () => {
    const view = await viewOf();
    const problem = (satisfaction: string) =>
      findProblems(view, (name) => ({ value: name === "satisfaction" ? satisfaction : "on" }))["satisfaction"];
    expect([problem("9"), problem(""), problem("3")]).toEqual([
      "Donnez une note de 1 à 5.",
      "Donnez une note.",
      undefined,
    ]);
  });

  it("appears in the mail to the staff", async () => {
    const mail = await sendLeadMail("dealership", { ...LEAD, kind: "survey", fields: { satisfaction: "4" } });
    expect(readBody(mail, "text/plain")).toContain("Satisfaction\u00a0: 4 sur 5");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { openForm } from "#application/leads/index.ts";
import type { LeadKindStrings } from "#application/strings/forms/field-strings.ts";
import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { type LeadFormReply, TOKEN_FIELD } from "./form-view.ts";
import { leadFormView } from "./form-view.server.ts";
import { LeadConfirmation } from "./confirmation/thanks-page.tsx";
import { LeadForm } from "./lead-form.tsx";
import { LeadFormPage } from "./location-choice/form-or-locations-page.tsx";
import { PUMA_SUBJECT } from "../../../../tests/builders/puma-subject.ts";
import { createFakeLeadServiceDependencies } from "../../../../tests/fakes/lead-service-dependencies.ts";
import { aFilledForm, sendForm } from "../../../../tests/builders/lead-post.ts";
import { thanksView } from "./confirmation/thanks-loader.server.ts";

const deps = createFakeLeadServiceDependencies();
const paths = createPaths(FRENCH_SEGMENTS);
const viewOf = async (kind: LeadKind, strings?: LeadKindStrings) =>
  leadFormView(await openForm(deps, { kind, subject: PUMA_SUBJECT }), strings);
const view = await viewOf(LEAD_KINDS.interest);

const render = (reply?: LeadFormReply): string => renderToStaticMarkup(<LeadForm view={view} reply={reply} />);

/** The first tag that contains this text. */
const tag = (html: string, fragment: string): string =>
  html.match(/<[^>]+>/g)?.find((one) => one.includes(fragment)) ?? "";

describe("LeadForm without JavaScript", () => {
  const html = render();

  it("posts to its own URL, with a label for every field of the kind", () => {
    expect(tag(html, "<form")).toMatch(/method="post"/);
    expect(tag(html, "<form")).not.toMatch(/action=/);
    for (const { name } of LEAD_KINDS.interest.fields) {
      expect(html).toContain(`name="${name}"`);
      expect(html).toMatch(new RegExp(`for="demande-${name}"|id="demande-${name}"`));
    }
  });

  it("gives the browser input types, autocompletion and lengths", () => {
    expect(tag(html, 'name="email"')).toMatch(/type="email".*inputMode="email"|inputMode="email".*type="email"/i);
    expect(tag(html, 'name="email"')).toContain('autoComplete="email"');
    expect(tag(html, 'name="phone"')).toMatch(/inputMode="tel"/i);
    expect(tag(html, 'name="phone"')).not.toContain("required");
    expect(tag(html, 'name="message"')).toMatch(/maxLength="2000"/i);
    expect(tag(html, 'name="first_name"')).toContain("required");
  });

  it("has a token, and a honeypot that visitors neither see nor reach", () => {
    expect(tag(html, `name="${TOKEN_FIELD}"`)).toContain(view.token);
    expect(tag(html, 'name="site_web"')).toMatch(/tabindex="-1"/i);
    expect(html).toContain('<div class="sr-only" aria-hidden="true">');
  });

  it("informs about the use of the data and asks for no consent to a request", () => {
    expect(html).toContain("utilise ces données pour répondre à votre demande");
    expect(html).not.toContain('name="consent"');
  });

  it("ticks nothing by default", () => {
    expect(tag(html, 'name="newsletter"')).not.toContain("checked");
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(tag(html, 'value="email"')).toContain("checked");
  });
});

describe("LeadForm with a reply", () => {
  const reply: LeadFormReply = {
    token: "renewed",
    values: {
      first_name: 'Marie "la" <Weber>',
      email: "marie@",
      preferred_contact: "phone",
      message: "\nDeux\nlignes",
      newsletter: "on",
      salutation: "madame",
    },
    errors: { email: "Indiquez une adresse complète.", phone: "Indiquez un numéro." },
    notice: "Il manque encore quelque chose.",
    tone: "error",
  };
  const html = render(reply);

  it("keeps all submitted values", () => {
    expect(tag(html, 'name="first_name"')).toContain('value="Marie &quot;la&quot; &lt;Weber&gt;"');
    expect(html).toContain("\nDeux\nlignes</textarea>");
    expect(tag(html, 'name="newsletter"')).toContain("checked");
    expect(tag(html, 'value="phone"')).toContain("checked");
    expect(tag(html, 'value="madame"')).toContain("selected");
    expect(tag(html, `name="${TOKEN_FIELD}"`)).toContain('value="renewed"');
  });

  it("shows each error at its field, and all of them in a summary that takes the focus", () => {
    expect(tag(html, 'name="email"')).toMatch(/aria-invalid="true"/);
    expect(tag(html, 'name="email"')).toMatch(/aria-describedby="demande-email-error"/);
    expect(tag(html, 'id="demande-email-error"')).not.toBe("");
    expect(tag(html, "<section")).toMatch(/tabindex="-1"/i);
    expect(tag(html, "<section")).toMatch(/autofocus/i);
    expect(html).toContain('href="#demande-phone"');
    expect(tag(html, 'id="demande-phone"')).toContain("demande-phone-error");
  });
});

describe("LeadForm with a spam question", () => {
  it("asks it before the button, with a link in the summary", () => {
    const question = { text: "Combien font deux plus deux\u00a0?", signed: "signed" };
    const html = render({ token: "t", values: {}, errors: {}, notice: "Une question", tone: "info", question });
    expect(html).toMatch(/<a href="#demande-reponse"[^>]*>Combien font deux plus deux/);
    expect(tag(html, 'name="reponse"')).toContain("required");
    expect(tag(html, 'name="question"')).toMatch(/type="hidden".*value="signed"|value="signed".*type="hidden"/);
    expect(html.indexOf('name="reponse"')).toBeLessThan(html.indexOf('type="submit"'));
  });
});

describe("LeadForm of any kind", () => {
  it("renders text, radio and toggle fields", () => {
    const html = render();
    expect(tag(html, 'name="first_name"')).toMatch(/^<input .*type="text"/);
    const radios = html.match(/<input[^>]*name="preferred_contact"[^>]*>/g) ?? [];
    expect(radios.map((radio) => [/type="radio"/.test(radio), /value="([^"]*)"/.exec(radio)?.[1]])).toEqual([
      [true, "email"],
      [true, "phone"],
    ]);
    expect(html).toMatch(/<label class="toggle">[^<]*<input[^>]*type="checkbox" name="newsletter"/);
  });

  it("renders autocomplete and checkbox fields", async () => {
    const html = renderToStaticMarkup(
      <LeadForm
        view={
          await viewOf(
            {
              ...LEAD_KINDS.interest,
              fields: [
                { kind: "autocomplete", name: "model", max: 40, suggestions: ["Puma", "Kuga"] },
                { kind: "checkbox", name: "trade_in" },
              ],
            },
            {
              ...leadKindStrings(LEAD_KINDS.interest),
              fields: {
                model: { label: "Modèle" },
                trade_in: { label: "Reprise", help: "Gratuite et sans engagement." },
              },
            },
          )
        }
      />,
    );
    expect(tag(html, 'name="model"')).toContain('list="demande-model-list"');
    expect(tag(html, 'value="Kuga"')).toMatch(/^<option/);
    expect(tag(html, 'name="trade_in"')).toContain('aria-describedby="demande-trade_in-help"');
  });
});

describe("LeadFormPage", () => {
  it("shows the vehicle beside the form", () => {
    const html = renderToStaticMarkup(<LeadFormPage view={view} subjectHref="/stock/12" privacyHref="/donnees" />);
    for (const text of ["Demande d’offre", "Ford Puma", "ST-Line", "24\u202f990", "TTC", "A-12", "Bertrange"]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="tel:+35220000101"');
    expect(html).toContain('href="/donnees"');
  });
});

describe("the thanks page", () => {
  it("shows the reference, the next steps, the response time and the location", async () => {
    const result = await sendForm(deps, aFilledForm(deps));
    const ref = result.type === "redirect" ? new URL(result.to, "https://x").searchParams.get("ref") : null;
    const thanks = thanksView(deps, ref, paths);
    const html = renderToStaticMarkup(
      <LeadConfirmation view={thanks!} links={[{ href: "/stock", label: "Voir d’autres véhicules" }]} />,
    );
    expect(html).toContain(deps.store.leads[0]!.reference);
    expect(html).toContain("Alzette Automobiles Bertrange vous répond sous un jour ouvré.");
    expect(html).toContain("Un conseiller d’Alzette Automobiles Bertrange étudie votre demande");
    expect(html).not.toContain("marie@exemple.lu");
  });

  it("does not exist for a forged reference", () => {
    expect(thanksView(deps, null, paths)).toBeNull();
    expect(thanksView(deps, "V7K3-2QFM", paths)).toBeNull();
    expect(thanksView(deps, view.token, paths)).toBeNull();
  });
});

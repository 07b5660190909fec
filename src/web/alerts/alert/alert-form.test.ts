import type { SiteServices } from "#application/site/index.ts";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { PRICE_ALERT } from "#domain/alerts/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { anAlert } from "../../../../tests/builders/alert.ts";
import type { AlertService } from "#application/alerts/index.ts";
import type { AlertRequest } from "#application/alerts/alerts.ts";
import { TOKEN_FIELD } from "../../leads/form/form-view.ts";
import { issueFormToken } from "#application/leads/submission/open-form.ts";
import { PUMA_SUBJECT } from "../../../../tests/builders/puma-subject.ts";
import {
  createFakeLeadServiceDependencies,
  type FakeLeadServiceDependencies,
} from "../../../../tests/fakes/lead-service-dependencies.ts";
import { aFormRequest, readerOf } from "../../../../tests/builders/lead-post.ts";
import { servicesContext, visitContext } from "../../platform/router-context/router-context.ts";
import { formPostResult } from "../../leads/index.server.ts";
import { handleAlertPost, type AlertSpec } from "./alert-form.server.ts";
import { followAlertLink } from "./alert-link.server.ts";

const failing = (): Promise<never> => Promise.reject(new Error("the database is gone: zoe@exemple.lu"));

const FAILING_ALERTS: AlertService = { request: failing, find: failing, confirm: failing, stop: failing };

const createSite = (
  alerts: Partial<AlertService>,
  leads: FakeLeadServiceDependencies = createFakeLeadServiceDependencies(),
) => {
  const logged: string[] = [];
  const log = { error: (details: object, message: string) => void logged.push(JSON.stringify([details, message])) };
  const paths = createPaths(FRENCH_SEGMENTS);
  const services = {
    alerts: { ...FAILING_ALERTS, ...alerts },
    leads: leads,
    log,
    paths,
  } as unknown as SiteServices;
  return { services, leads, logged, context: new RouterContextProvider(new Map([[servicesContext, services]])) };
};

const spec: AlertSpec = { criteria: { kind: "price_alert", vehicle_id: 12 }, subject: async () => PUMA_SUBJECT };

const filledForm = (leads: FakeLeadServiceDependencies): Record<string, string> => {
  const token = issueFormToken(leads, { kind: PRICE_ALERT, subject: PUMA_SUBJECT });
  leads.advanceSeconds(10);
  return { email: " Zoe@Exemple.LU ", consent: "on", [TOKEN_FIELD]: token };
};

const post = (leads: FakeLeadServiceDependencies, context: RouterContextProvider, alert = spec) => {
  const request = aFormRequest(filledForm(leads));
  context.set(visitContext, { readForm: readerOf(request) });
  return handleAlertPost({ request, context }, alert);
};

describe("the form of an alert", () => {
  it("is refused for an address that got too many confirmations", async () => {
    let requests = 0;
    const { leads, context } = createSite({ request: async () => void (requests += 1) });
    const send = (): Promise<unknown> => post(leads, context).catch((error: unknown) => error);
    for (let count = 0; count < 5; count += 1) expect(await send()).toBeInstanceOf(Response);
    expect(await send()).toMatchObject({
      init: { status: 429 },
      data: {
        notice: expect.stringMatching(/^Cette adresse e-mail a déjà reçu/),
        values: { email: " Zoe@Exemple.LU " },
      },
    });
    expect(requests).toBe(5);
  });

  it("requests the alert with the displayed consent text, and redirects to the same page in every case", async () => {
    const requests: AlertRequest[] = [];
    const { leads, context } = createSite({ request: async (alert) => void requests.push(alert) });
    const answer = post(leads, context);
    const thrown = await answer.catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect([(thrown as Response).status, (thrown as Response).headers.get("location")]).toEqual([
      303,
      "/alertes/envoyee",
    ]);
    expect(requests).toMatchObject([
      { criteria: spec.criteria, name: "Ford Puma ST-Line", email: "Zoe@exemple.lu", consent: { version: "2026-11" } },
    ]);
    expect(requests[0]?.consent.text).toContain(`J’accepte qu’${leads.group}`);
  });

  it("returns all values when the database fails, and logs no personal data", async () => {
    const { leads, context, logged } = createSite({});
    const answer = await post(leads, context);
    expect(answer.init).toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
    expect(answer.data.values).toMatchObject({ email: " Zoe@Exemple.LU ", consent: "on" });
    expect(formPostResult(context)?.unavailable).toBe(true);
    expect(logged.join()).not.toMatch(/zoe/i);
  });

  it("refuses a form that was rendered for another vehicle", async () => {
    const { leads, context } = createSite({ request: async () => undefined });
    const other = { ...spec, criteria: { kind: "price_alert", vehicle_id: 13 } } as const;
    const answer = await post(leads, context, other);
    expect(answer.init).toMatchObject({ status: 403 });
  });
});

describe("a link in an email", () => {
  const url = new URL("https://www.alzette.example/alertes/confirmer?cle=a.b");

  it("shows an error page when the database fails, and logs no personal data", async () => {
    const { services, logged } = createSite({});
    const { data, init } = await followAlertLink(services, url, "confirm");
    expect([init?.status, data.view.title]).toEqual([503, "Notre service est momentanément indisponible"]);
    expect(init?.headers).toMatchObject({ "Retry-After": "60", "Referrer-Policy": "same-origin" });
    expect(logged.join()).not.toMatch(/zoe/i);
  });

  it("performs its action and shows the new state", async () => {
    let alert = anAlert();
    const confirm = async () => {
      alert = { ...alert, state: "active" };
    };
    const { services } = createSite({ find: async () => alert, confirm });
    expect((await followAlertLink(services, url, "confirm")).data.view).toMatchObject({
      title: "Confirmez votre alerte",
      action: "Confirmer mon alerte",
      name: "Électrique",
    });
    expect((await followAlertLink(services, url, "confirm", services.alerts.confirm)).data.view).toMatchObject({
      title: "Votre alerte est active",
      action: null,
    });
  });

  it.each([
    ["confirm", "unknown", 404],
    ["confirm", "expired", 404],
    ["stop", "unknown", 200],
  ] as const)("to %s that is %s answers %i", async (link, problem, status) => {
    const { services } = createSite({ find: async () => problem });
    const { data, init } = await followAlertLink(services, url, link);
    expect([init?.status, data.view.status, data.view.action]).toEqual([status, status, null]);
  });
});

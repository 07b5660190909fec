import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { PRICE_ALERT } from "#domain/alerts/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { sampleAlert } from "../../domain/alerts/alert.test-support.ts";
import type { AlertDesk, AskedAlert } from "../features/alerts/alert-desk.ts";
import { TOKEN_FIELD } from "../features/lead-form/form-view.ts";
import { freshToken } from "../features/lead-form/form-view.server.ts";
import { PUMA, sampleDesk, type SampleDesk } from "../features/lead-form/sample-desk.ts";
import { requestOf } from "../features/lead-form/sample-post.ts";
import { servicesContext, type WebServices } from "../services.ts";
import { answerAlertPost, answeredAlert, type AskedFor } from "./alert-form.ts";
import { followAlertLink } from "./alert-link.ts";

const gone = (): Promise<never> => Promise.reject(new Error("the database is gone: zoe@exemple.lu"));

const NOBODY: AlertDesk = { ask: gone, open: gone, confirm: gone, stop: gone };

const site = (alerts: Partial<AlertDesk>, leads: SampleDesk = sampleDesk()) => {
  const logged: string[] = [];
  const log = { error: (facts: object, message: string) => void logged.push(JSON.stringify([facts, message])) };
  const paths = createPaths(FRENCH_SEGMENTS);
  const services = { alerts: { ...NOBODY, ...alerts }, leads, log, paths } as unknown as WebServices;
  return { services, leads, logged, context: new RouterContextProvider(new Map([[servicesContext, services]])) };
};

const asked: AskedFor = { wish: { kind: "price_alert", vehicle_id: 12 }, subject: async () => PUMA };

const formOf = (leads: SampleDesk): Record<string, string> => {
  const token = freshToken(leads, { kind: PRICE_ALERT, subject: PUMA });
  leads.wait(10);
  return { email: " Zoe@Exemple.LU ", consent: "on", [TOKEN_FIELD]: token };
};

describe("the form of an alert", () => {
  it("asks in the words it showed, and leads to the same page whatever comes of it", async () => {
    const heard: AskedAlert[] = [];
    const { leads, context } = site({ ask: async (alert) => void heard.push(alert) });
    const answer = answerAlertPost({ request: requestOf(formOf(leads)), context }, asked);
    const thrown = await answer.catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect([(thrown as Response).status, (thrown as Response).headers.get("location")]).toEqual([
      303,
      "/alertes/envoyee",
    ]);
    expect(heard).toMatchObject([
      { wish: asked.wish, name: "Ford Puma ST-Line", email: "Zoe@exemple.lu", consent: { version: "2026-11" } },
    ]);
    expect(heard[0]?.consent.text).toContain(`J’accepte qu’${leads.group}`);
  });

  it("keeps what was typed while the database is gone, says so, and tells the log nothing of the person", async () => {
    const { leads, context, logged } = site({});
    const answer = await answerAlertPost({ request: requestOf(formOf(leads)), context }, asked);
    expect(answer.init).toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
    expect(answer.data.values).toMatchObject({ email: " Zoe@Exemple.LU ", consent: "on" });
    expect(answeredAlert(context)?.unavailable).toBe(true);
    expect(logged.join()).not.toMatch(/zoe/i);
  });

  it("takes no form that was made for another vehicle or for a lead", async () => {
    const { leads, context } = site({ ask: async () => undefined });
    const other = { ...asked, wish: { kind: "price_alert", vehicle_id: 13 } } as const;
    const answer = await answerAlertPost({ request: requestOf(formOf(leads)), context }, other);
    expect(answer.init).toMatchObject({ status: 403 });
  });
});

describe("a link of a mail", () => {
  const url = new URL("https://www.alzette.example/alertes/confirmer?cle=a.b");

  it("shows that the database is gone, and that nothing has changed", async () => {
    const { services, logged } = site({});
    const { data, init } = await followAlertLink(services, url, "confirm");
    expect([init?.status, data.view.title]).toEqual([503, "Notre service est momentanément indisponible"]);
    expect(init?.headers).toMatchObject({ "Retry-After": "60", "Referrer-Policy": "same-origin" });
    expect(logged.join()).not.toMatch(/zoe/i);
  });

  it("does what its button says and shows how things stand afterwards", async () => {
    let alert = sampleAlert();
    const confirm = async () => {
      alert = { ...alert, state: "active" };
    };
    const { services } = site({ open: async () => alert, confirm });
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
    const { services } = site({ open: async () => problem });
    const { data, init } = await followAlertLink(services, url, link);
    expect([init?.status, data.view.status, data.view.action]).toEqual([status, status, null]);
  });
});

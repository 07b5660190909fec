import { describe, expect, it } from "vitest";
import type { LeadStore } from "#application/leads/ports.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { TOKEN_FIELD } from "../form-view.ts";
import { createFakeLeadServiceDependencies } from "../../../../../tests/fakes/lead-service-dependencies.ts";
import {
  aFilledForm,
  MARIE,
  outcomeOf,
  LEAD_POST,
  replyOf,
  aFormRequest,
  sendForm,
  aFormToken,
  handleLeadPost,
} from "../../../../../tests/builders/lead-post.ts";
import { thanksView } from "../confirmation/thanks-loader.server.ts";

describe("a valid form", () => {
  it("is saved as a lead with its deliveries, and redirects to the thanks page", async () => {
    const deps = createFakeLeadServiceDependencies();
    const result = await sendForm(deps, aFilledForm(deps));
    expect(deps.store.leads).toHaveLength(1);
    const [lead] = deps.store.leads;
    expect(lead).toMatchObject({
      kind: "interest",
      subject: { id: 12, price: { cents: 2_499_000 } },
      fields: { first_name: "Marie", message: "Bonjour,\nest-elle libre ?", newsletter: false },
      notice: { version: "2026-11-notice" },
      consent: null,
      source: { path: LEAD_POST.path },
      routing: { addresses: ["bertrange@alzette.example"] },
    });
    expect(deps.store.deliveries.map(({ destination }) => destination)).toEqual([
      "bertrange@alzette.example",
      "marie@exemple.lu",
    ]);
    expect(deps.wakeCount()).toBe(1);
    expect(result.type).toBe("redirect");
    const ref = new URL((result as { to: string }).to, "https://x").searchParams.get("ref");
    const thanks = thanksView(deps, ref, createPaths(FRENCH_SEGMENTS));
    expect(thanks).toMatchObject({ reference: lead?.reference, vehicle: "Ford Puma ST-Line" });
  });

  it("is accepted as multipart too, with the first value of a repeated name", async () => {
    const deps = createFakeLeadServiceDependencies();
    const body = new FormData();
    for (const [name, value] of Object.entries(aFilledForm(deps))) body.append(name, value);
    body.append("first_name", "Autre");
    body.append("message", new Blob(["a file"]), "note.txt");
    const headers = { "sec-fetch-site": "same-origin" };
    const result = await handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), deps, LEAD_POST);
    expect(outcomeOf(result)).toEqual(["redirect"]);
    expect(deps.store.leads[0]?.fields).toMatchObject({ first_name: "Marie", message: "Bonjour,\nest-elle libre ?" });
  });

  it("is one lead and one redirect when it is submitted again, one after the other or concurrently", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = aFilledForm(deps);
    const results = await Promise.all(Array.from({ length: 50 }, () => sendForm(deps, form)));
    const addresses = [...results, await sendForm(deps, form)].map((result) => (result as { to: string }).to);
    expect(deps.store.leads).toHaveLength(1);
    expect(deps.store.deliveries).toHaveLength(2);
    expect(new Set(addresses).size).toBe(1);
    expect(deps.wakeCount()).toBe(1);
  });

  it("conflicts when it is submitted with other content, and is a second lead once confirmed", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = aFilledForm(deps);
    await sendForm(deps, form);
    const other = await sendForm(deps, { ...form, message: "Et sa garantie ?" });
    expect(outcomeOf(other)).toEqual(["refused", 409]);
    const { values, token, notice } = replyOf(other);
    expect(values.message).toBe("Et sa garantie ?");
    expect(notice).toMatch(/première demande/);
    deps.advanceSeconds(6);
    expect(outcomeOf(await sendForm(deps, { ...values, [TOKEN_FIELD]: token }))).toEqual(["redirect"]);
    expect(deps.store.leads.map(({ fields }) => fields.message)).toEqual([
      "Bonjour,\nest-elle libre ?",
      "Et sa garantie ?",
    ]);
  });

  it("gets another reference when one is in use", async () => {
    const deps = createFakeLeadServiceDependencies();
    await sendForm(deps, aFilledForm(deps));
    let tries = 0;
    const store: LeadStore = {
      ...deps.store,
      save: async (lead, due) => {
        tries += 1;
        return tries < 3 ? { outcome: "reference-taken" } : deps.store.save(lead, due);
      },
    };
    expect(outcomeOf(await handleLeadPost(aFormRequest(aFilledForm(deps)), { ...deps, store }, LEAD_POST))).toEqual([
      "redirect",
    ]);
    expect(deps.store.leads).toHaveLength(2);
  });
});

describe("a form with an optional consent", () => {
  it("is saved with the text that was consented to, and its time", async () => {
    const deps = createFakeLeadServiceDependencies();
    await sendForm(deps, aFilledForm(deps, { ...MARIE, newsletter: "on" }));
    expect(deps.store.leads[0]?.consent).toEqual({
      version: "2026-11-newsletter",
      text: "Recevoir les nouveautés et les offres par e-mail. Une fois par mois au plus. Pour ne plus les recevoir, écrivez-nous\u00a0: un mot suffit.",
      at: "2026-11-21T12:00:10.000Z",
    });
  });
});

describe("an invalid form", () => {
  it("is returned with all values and a message at each field", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = aFilledForm(deps, {
      ...MARIE,
      email: "marie@",
      last_name: "",
      salutation: "madame",
      newsletter: "on",
    });
    const result = await sendForm(deps, form);
    expect(outcomeOf(result)).toEqual(["invalid", 422]);
    const { values, errors, tone } = replyOf(result);
    expect(Object.keys(errors)).toEqual(["last_name", "email"]);
    expect(values).toMatchObject({ email: "marie@", salutation: "madame", newsletter: "on", message: MARIE.message });
    expect(tone).toBe("error");
    expect(deps.store.leads).toHaveLength(0);
  });

  it("keeps its idempotency key through corrections", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = aFilledForm(deps, { ...MARIE, email: "marie@" });
    const { token } = replyOf(await sendForm(deps, form));
    const corrected = { ...MARIE, [TOKEN_FIELD]: token };
    await sendForm(deps, corrected);
    await sendForm(deps, { ...corrected, [TOKEN_FIELD]: form[TOKEN_FIELD] ?? "" });
    expect(deps.store.leads).toHaveLength(1);
  });
});

describe("a form that is submitted too soon", () => {
  it("is refused with all values, and accepted unchanged after the waiting time", async () => {
    const deps = createFakeLeadServiceDependencies();
    const token = aFormToken(deps);
    deps.advanceSeconds(2);
    const early = await sendForm(deps, { ...MARIE, [TOKEN_FIELD]: token });
    expect(outcomeOf(early)).toEqual(["refused", 429]);
    expect(early).toMatchObject({ headers: { "Retry-After": "3" }, reply: { values: MARIE, tone: "info" } });
    expect(replyOf(early).notice).toMatch(/^Encore un instant/);
    deps.advanceSeconds(3);
    const later = await sendForm(deps, { ...replyOf(early).values, [TOKEN_FIELD]: replyOf(early).token });
    expect(outcomeOf(later)).toEqual(["redirect"]);
  });
});

describe("an expired form", () => {
  it("keeps all values, and is accepted when submitted again", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = aFilledForm(deps);
    deps.advanceSeconds(24 * 3600);
    const expired = await sendForm(deps, form);
    expect(outcomeOf(expired)).toEqual(["refused", 422]);
    expect(replyOf(expired).values).toEqual(MARIE);
    expect(outcomeOf(await sendForm(deps, { ...MARIE, [TOKEN_FIELD]: replyOf(expired).token }))).toEqual(["redirect"]);
  });
});

describe("a form about a vehicle that was removed meanwhile", () => {
  it("is saved with the vehicle as it was rendered, without reading it again", async () => {
    const deps = createFakeLeadServiceDependencies();
    const currentSubject = () => Promise.reject(new Error("sold, or no database"));
    const wrong = await handleLeadPost(aFormRequest(aFilledForm(deps, { ...MARIE, email: "" })), deps, {
      ...LEAD_POST,
      currentSubject,
    });
    expect(wrong).toMatchObject({ type: "invalid", view: { subject: { title: "Ford Puma" } }, subject: { id: 12 } });
    const saved = await handleLeadPost(aFormRequest(aFilledForm(deps)), deps, {
      ...LEAD_POST,
      currentSubject,
    });
    expect(outcomeOf(saved)).toEqual(["redirect"]);
    expect(deps.store.leads[0]?.subject).toMatchObject({ id: 12, price: { cents: 2_499_000 } });
  });
});

describe("a database that cannot save the lead", () => {
  const failing = (save: LeadStore["save"]) =>
    createFakeLeadServiceDependencies({ store: { ...createFakeLeadServiceDependencies().store, save } });

  it("returns the form with all values as unavailable", async () => {
    const deps = failing(() =>
      Promise.reject(Object.assign(new Error("insert marie@exemple.lu"), { code: "ERR_SQLITE_ERROR" })),
    );
    const form = aFilledForm(deps);
    const result = await sendForm(deps, form);
    expect(outcomeOf(result)).toEqual(["unavailable", 503]);
    expect(replyOf(result)).toMatchObject({ values: MARIE, tone: "error", errors: {} });
    expect(deps.logged).toEqual(['lead not saved {"kind":"interest","error":"ERR_SQLITE_ERROR"}']);
    expect(deps.wakeCount()).toBe(0);
  });

  it("saves the lead when it works again", async () => {
    let broken = true;
    const { save } = createFakeLeadServiceDependencies().store;
    const deps = failing((lead, due) => (broken ? Promise.reject(new Error("locked")) : save(lead, due)));
    const result = await sendForm(deps, aFilledForm(deps));
    broken = false;
    expect(outcomeOf(await sendForm(deps, { ...MARIE, [TOKEN_FIELD]: replyOf(result).token }))).toEqual(["redirect"]);
  });
});

import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { type AlertWish, PRICE_ALERT, SEARCH_ALERT } from "#domain/alerts/index.ts";
import { fillText, type LeadSubject, subjectKey, subjectLine, textValues } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "../features/lead-form/index.ts";
import { inTime } from "../features/lead-form/in-time.server.ts";
import { answerUnavailable, guardPost, leadFormView } from "../features/lead-form/index.server.ts";
import { clientAddressOf, servicesOf, type WebServices } from "../services.ts";

/** A visitor waits no longer; asking again is asking for the same, also where the alert is kept after all. */
const PATIENCE_MS = 10_000;

type Context = Readonly<RouterContextProvider>;

/** What the form of an alert asks for. */
export type AskedFor = {
  readonly wish: AlertWish;
  /** As the page and the mails name it; of a vehicle its own name is taken. */
  readonly name?: string;
  /** What the form is about: a vehicle, or nothing. */
  readonly subject: () => Promise<LeadSubject | null>;
};

/** What a form that was answered is shown from again: the loader asks no database, which may be what just failed. */
export type AnsweredAlert = { readonly view: LeadFormView; readonly unavailable: boolean };

const answeredContext = createContext<AnsweredAlert | null>(null);

/** The form that the page's action answered; null where the page was only asked for. */
export const answeredAlert = (context: Context): AnsweredAlert | null => context.get(answeredContext);

const KINDS = { search_alert: SEARCH_ALERT, price_alert: PRICE_ALERT } as const;

/** The form for one visitor, which must not be kept. */
export const alertFormView = async ({ leads }: WebServices, { wish, subject }: AskedFor): Promise<LeadFormView> =>
  leadFormView(leads, { kind: KINDS[wish.kind], subject: await subject() });

const keyOf = (wish: AlertWish): string =>
  wish.kind === "price_alert" ? `vehicle:${wish.vehicle_id}` : subjectKey(null);

type Passed = Extract<Awaited<ReturnType<typeof guardPost>>, { type: "passed" }>;

/** Null once the wish is kept, else the form with what is to be done. */
const keep = async ({ alerts, leads, log }: WebServices, { wish, name }: AskedFor, { values, sent }: Passed) => {
  const { consent } = KINDS[wish.kind];
  try {
    const kept = alerts.ask({
      wish,
      name: name ?? subjectLine(sent.subject),
      email: String(values["email"]),
      consent: { version: consent.version, text: fillText(consent.text, textValues(leads.group, sent.subject)) },
    });
    await inTime(kept, leads.patienceMs ?? PATIENCE_MS);
    return null;
  } catch {
    // Nothing of the visitor's is logged: the driver's message may quote the statement's values.
    log.error({ kind: wish.kind }, "alert not kept");
    return answerUnavailable(leads, sent);
  }
};

type Sent = { readonly request: Request; readonly context: Context };

/**
 * Takes in the form of an alert: throws the way to the page that says to look into one's mail, the same whether there was
 * such an alert before or not; else hands the form to the loader and answers what is to be done.
 */
export const answerAlertPost = async (
  { request, context }: Sent,
  asked: AskedFor,
): Promise<ReturnType<typeof data<LeadFormReply>>> => {
  const services = servicesOf(context);
  const form = await guardPost(request, services.leads, {
    kind: KINDS[asked.wish.kind],
    subjectKey: keyOf(asked.wish),
    currentSubject: asked.subject,
    client: clientAddressOf(context),
  });
  const result = form.type === "passed" ? await keep(services, asked, form) : form;
  if (result === null) throw redirect(services.paths.alertAsked(), 303);
  context.set(answeredContext, { view: result.view, unavailable: result.type === "unavailable" });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};

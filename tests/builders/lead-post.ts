import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { FormTopic, LeadServiceDependencies } from "#application/leads/index.ts";
import { type LeadFormReply, TOKEN_FIELD } from "../../src/web/leads/form/form-view.ts";
import { issueFormToken } from "#application/leads/submission/open-form.ts";
import { type LeadPostResult, submitReceivedForm } from "../../src/web/leads/form/post/form-post.server.ts";
import { type PostArgs, type PostedTo, receiveForm } from "../../src/web/leads/form/post/receive-form.server.ts";
import { RouterContextProvider } from "react-router";
import type { ReadForm, SiteServices } from "#application/site/index.ts";
import { openForm } from "../../src/server/pages/form-body/form-body.ts";
import { servicesContext, visitContext } from "../../src/web/platform/router-context/index.ts";
import { completed } from "./form-answers.ts";
import { PUMA_SUBJECT } from "./puma-subject.ts";
import { type FakeLeadServiceDependencies } from "../fakes/lead-service-dependencies.ts";

export type LeadPost = PostedTo & {
  readonly client: string;
  readonly path: string;
  /** Address of the thanks page for a signed reference. */
  readonly thanks: (ref: string) => string;
};

/** Reads the body of a post as the server does where the token is valid. */
export const readerOf =
  (request: Request, client = ""): ReadForm =>
  async (rules) => {
    const form = await openForm(request, client, { isIssued: () => true, isLink: () => false });
    if (!("read" in form)) throw new Error(`the form is ${form.type}`);
    return form.read(rules);
  };

/** What an action gets of a post. */
export const aPost = (request: Request, leads: LeadServiceDependencies, client = ""): PostArgs => {
  const context = new RouterContextProvider();
  context.set(servicesContext, { leads } as SiteServices);
  context.set(visitContext, { client, readForm: readerOf(request, client) });
  return { request, context };
};

/** Receives and submits a form as an action does. */
export const handleLeadPost = async (
  request: Request,
  leads: LeadServiceDependencies,
  { path, thanks, client, ...form }: LeadPost,
): Promise<LeadPostResult> => {
  const received = await receiveForm(aPost(request, leads, client), form);
  return submitReceivedForm(leads, { ...received, path }, thanks);
};

export const LEAD_POST: LeadPost = {
  kind: LEAD_KINDS.interest,
  subjectKey: "vehicle:12",
  currentSubject: async () => PUMA_SUBJECT,
  client: "203.0.113.7",
  path: "/stock/12-1-ford-puma-st-line/interessee",
  thanks: (ref) => `/merci?ref=${ref}`,
};

export const MARIE = completed(LEAD_POST.kind.fields, {
  first_name: "Marie",
  last_name: "Weber",
  email: "marie@exemple.lu",
  preferred_contact: "email",
  message: "Bonjour,\r\nest-elle libre ?",
});

export type FormFields = Readonly<Record<string, string>>;

export const aFormRequest = (fields: FormFields | string, headers: Record<string, string> = {}): Request =>
  new Request("https://www.alzette.example/stock/12-1-ford-puma-st-line/interessee", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
  });

export const aFormToken = (deps: FakeLeadServiceDependencies, topic: Partial<FormTopic> = {}): string =>
  issueFormToken(deps, { kind: LEAD_POST.kind, subject: PUMA_SUBJECT, ...topic });

/** A form that was rendered ten seconds ago. */
export const aFilledForm = (deps: FakeLeadServiceDependencies, fields: FormFields = MARIE): FormFields => {
  const token = aFormToken(deps);
  deps.advanceSeconds(10);
  return { ...fields, [TOKEN_FIELD]: token };
};

export const sendForm = (
  deps: FakeLeadServiceDependencies,
  fields: FormFields | string,
  headers?: Record<string, string>,
): Promise<LeadPostResult> => handleLeadPost(aFormRequest(fields, headers), deps, LEAD_POST);

export const replyOf = (result: LeadPostResult): LeadFormReply => {
  if (result.type === "redirect") throw new Error(`redirected to ${result.to}`);
  return result.reply;
};

export const outcomeOf = (result: LeadPostResult): unknown[] =>
  result.type === "redirect" ? ["redirect"] : [result.type, result.status];

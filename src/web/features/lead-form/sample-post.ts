import { LEAD_KINDS } from "#domain/leads/index.ts";
import { type LeadFormReply, TOKEN_FIELD } from "./form-view.ts";
import { type FormAbout, freshToken } from "./form-view.server.ts";
import { handleLeadPost, type IntakeResult, type LeadPost } from "./intake.server.ts";
import { PUMA, type SampleDesk } from "./sample-desk.ts";

// A form as a browser posts it, for the tests of the intake.

export const post: LeadPost = {
  kind: LEAD_KINDS.interest,
  subjectKey: "vehicle:12",
  currentSubject: async () => PUMA,
  client: "203.0.113.7",
  path: "/stock/12-1-ford-puma-st-line/interessee",
  thanks: (ref) => `/merci?ref=${ref}`,
};

export const marie = {
  first_name: "Marie",
  last_name: "Weber",
  email: "marie@exemple.lu",
  preferred_contact: "email",
  message: "Bonjour,\r\nest-elle libre ?",
  consent: "on",
};

export type Sent = Readonly<Record<string, string>>;

export const requestOf = (fields: Sent | string, headers: Record<string, string> = {}): Request =>
  new Request("https://www.alzette.example/stock/12-1-ford-puma-st-line/interessee", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
  });

export const tokenOf = (desk: SampleDesk, about: Partial<FormAbout> = {}): string =>
  freshToken(desk, { kind: post.kind, subject: PUMA, ...about });

/** A form that was open for ten seconds. */
export const filled = (desk: SampleDesk, fields: Sent = marie): Sent => {
  const token = tokenOf(desk);
  desk.wait(10);
  return { ...fields, [TOKEN_FIELD]: token };
};

export const send = (
  desk: SampleDesk,
  fields: Sent | string,
  headers?: Record<string, string>,
): Promise<IntakeResult> => handleLeadPost(requestOf(fields, headers), desk, post);

export const replyOf = (result: IntakeResult): LeadFormReply => {
  if (result.type === "redirect") throw new Error(`redirected to ${result.to}`);
  return result.reply;
};

export const outcome = (result: IntakeResult): unknown[] =>
  result.type === "redirect" ? ["redirect"] : [result.type, result.status];

import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import type { FormSpec, FormSubmission, LeadService, LeadSubmission, PostedForm } from "#application/leads/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  type LeadFormReply,
  type LeadFormView,
  PROOF_FIELD,
  QUESTION_FIELD,
  TOKEN_FIELD,
} from "../form-view.ts";
import { resolveSubject } from "../location-choice/location-choice.server.ts";
import { clientAddressOf, servicesOf } from "../../../router-context.ts";
import { CONSENT_FIELD, type FileFieldDefinition, isFileField, type LeadKind } from "#domain/forms/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { uploadedFileField } from "../field-kinds/file/uploaded-file-view.ts";
import type { FieldRules, FormFields } from "./body/field-collector.server.ts";
import { readFormBody } from "./body/form-body.server.ts";
import { type FormResponse, respondWithForm } from "./form-response.server.ts";

const OWN_FIELDS = [CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD, PROOF_FIELD, ANSWER_FIELD, QUESTION_FIELD];

const fileFields = ({ fields }: LeadKind): readonly FileFieldDefinition[] => fields.filter(isFileField);

/** Files are read only after a genuine token: the form's first field. */
const fieldRules = (
  kind: LeadKind,
  otherTexts: readonly string[],
  isGenuine: (token: string) => boolean,
): FieldRules => {
  const files = fileFields(kind);
  const texts = kind.fields.filter((field) => !isFileField(field)).map(({ name }) => name);
  return {
    texts: new Set([...texts, ...otherTexts, ...OWN_FIELDS, ...files.map(({ name }) => uploadedFileField(name))]),
    files: new Map(files.map(({ name, max_bytes }) => [name, max_bytes])),
    acceptsFiles: (read) => isGenuine(read.get(TOKEN_FIELD) ?? ""),
  };
};

const toPostedForm = (kind: LeadKind, { texts, files }: FormFields): PostedForm => {
  const text = (name: string): string => texts.get(name) ?? "";
  return {
    token: text(TOKEN_FIELD),
    proof: text(PROOF_FIELD),
    honeypot: text(HONEYPOT_FIELD),
    question: text(QUESTION_FIELD),
    answer: text(ANSWER_FIELD),
    values: texts,
    files,
    fileTokens: new Map(fileFields(kind).map(({ name }) => [name, text(uploadedFileField(name))])),
  };
};

type PostedRequest = {
  readonly request: Request;
  readonly client: string;
  /** Names of texts that are no fields of the kind. */
  readonly otherTexts?: readonly string[] | undefined;
  /** Receives the texts as entered. */
  readonly onTexts?: ((texts: ReadonlyMap<string, string>) => void) | undefined;
};

/** Returns the function that reads the posted form of a kind. */
export const formReader =
  ({ request, client, otherTexts = [], onTexts }: PostedRequest, kind: LeadKind): FormSubmission["readForm"] =>
  async (isGenuine) => {
    const { problem, ...fields } = await readFormBody(request, fieldRules(kind, otherTexts, isGenuine), client);
    onTexts?.(fields.texts);
    const posted = toPostedForm(kind, fields);
    if (problem === null) return ok(posted);
    const isAboutFiles = problem === "tooLarge" && fileFields(kind).length > 0;
    return err({ problem: isAboutFiles ? "filesTooLarge" : problem, posted });
  };

export type LeadPost = Omit<LeadSubmission, "headers" | "readForm"> &
  Pick<PostedRequest, "otherTexts" | "onTexts"> & {
    /** Address of the thanks page for a signed reference. */
    readonly thanks: (ref: string) => string;
  };

/** `redirect`: the lead is committed (303). */
export type LeadPostResult = { readonly type: "redirect"; readonly to: string } | FormResponse;

/** Submits a posted form. Redirects only after lead and deliveries are committed. Throws only on a bug. */
export const handleLeadPost = async (
  request: Request,
  leads: Pick<LeadService, "submit">,
  { thanks, otherTexts, onTexts, ...post }: LeadPost,
): Promise<LeadPostResult> => {
  const result = await leads.submit({
    ...post,
    headers: request.headers,
    readForm: formReader({ request, client: post.client, otherTexts, onTexts }, post.kind),
  });
  return result.type === "rejected" ? respondWithForm(result) : { type: "redirect", to: thanks(result.ref) };
};

/** Renders the form again without the database, which may have just failed. */
export type FormPostResult = {
  readonly view: LeadFormView;
  readonly subject: LeadSubject | null;
  /** The database did not answer. */
  readonly unavailable: boolean;
  /** All texts as entered. */
  readonly texts: ReadonlyMap<string, string>;
};

const resultContext = createContext<FormPostResult | null>(null);

type Context = Readonly<RouterContextProvider>;

/** Result of the page's action; null for a GET request. */
export const formPostResult = (context: Context): FormPostResult | null => context.get(resultContext);

type PostArgs = { readonly request: Request; readonly url: URL; readonly context: Context };
type FormPostSpec = Pick<
  Parameters<typeof handleLeadPost>[2],
  "kind" | "subjectKey" | "currentSubject" | "otherTexts" | "stepFields" | "calculate"
> &
  Pick<FormSpec, "isEligible">;

/**
 * Handles a form posted to its own URL. Throws a redirect to the thanks page once the lead is committed; else passes
 * the form to the loader and returns the reply.
 */
export const handleFormPost = async (
  { request, url, context }: PostArgs,
  { isEligible, ...post }: FormPostSpec,
): Promise<ReturnType<typeof data<LeadFormReply>>> => {
  const { leads, paths } = servicesOf(context);
  const { pathname } = url;
  let texts: ReadonlyMap<string, string> = new Map();
  const result = await handleLeadPost(request, leads, {
    ...post,
    currentSubject: async () =>
      resolveSubject(leads, { kind: post.kind, subject: await post.currentSubject(), isEligible }, url),
    client: clientAddressOf(context),
    onTexts: (entered) => {
      texts = entered;
    },
    path: pathname,
    thanks: (ref) => paths.thanks(pathname === paths.home() ? "" : pathname, ref),
  });
  if (result.type === "redirect") throw redirect(result.to, 303);
  const { view, subject, type } = result;
  context.set(resultContext, { view, subject, unavailable: type === "unavailable", texts });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};

import type { RouterContextProvider } from "react-router";
import { tradeInLink } from "#application/strings/trade-in.ts";
import { carNames } from "#application/trade-in/index.ts";
import { isLeadKindOffered, LEAD_KINDS, OWN_CAR } from "#domain/forms/index.ts";
import { FORM_SEGMENTS } from "#domain/site/index.ts";
import {
  formOnPage,
  formPostResult,
  handleFormPost,
  privacyHref,
  resolveSubject,
} from "../../../leads/index.server.ts";
import type { LeadFormView } from "../../../leads/index.ts";
import { crumbsTo } from "../../../platform/page/index.server.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";
import { formPage } from "../vehicle-form/form-page.server.ts";
import { tradeInPageStrings as strings } from "../trade-in/trade-in-strings.ts";
import { carOnPage } from "../trade-in/car-on-page.server.ts";
import { notFound } from "../../../platform/errors/index.ts";
import type { Route } from "./+types/route";
import { subjectKey } from "#domain/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";

type GeneralArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> };

/** Throws 404 in markets without trade-in. */
const requireTradeIn = ({ settings }: SiteServices<"settings">, url: URL): void => {
  if (!isLeadKindOffered(LEAD_KINDS.trade_in, settings)) throw notFound("page-not-found", url.pathname);
};

/** The form without a chosen vehicle. */
const generalForm = async ({ url, context }: GeneralArgs) => {
  const services = servicesOf(context);
  requireTradeIn(services, url);
  const postResult = formPostResult(context);
  return {
    page: await formOnPage(services, { url, postResult }, () => ({ kind: LEAD_KINDS.trade_in, subject: null })),
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(services, { label: tradeInLink(services.settings) }),
    name: null,
    picture: null,
    vehicleHref: undefined,
    sold: null,
  };
};

type Fields = LeadFormView["fields"];

const carField = (suggestions: readonly string[]): Fields[number] => ({
  kind: "autocomplete",
  name: OWN_CAR.name,
  required: true,
  max: OWN_CAR.max,
  suggestions,
  label: strings.car,
  help: strings.carHelp,
  maxLength: OWN_CAR.max,
  messages: { required: strings.carRequired, invalid: strings.carRequired },
  group: undefined,
});

/** Car, year and mileage. */
const carFieldsOf = (fields: Fields, suggestions: readonly string[]): Fields => [
  carField(suggestions),
  ...fields.flatMap((field) =>
    field.name === "year" || field.name === "mileage" ? [{ ...field, group: undefined }] : [],
  ),
];

export const loader = async ({ params: { vehicle }, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { page, ...form } =
    vehicle === undefined
      ? await generalForm({ url, context })
      : await formPage({ params: { vehicle, form: FORM_SEGMENTS.tradeIn }, url, context });
  // A trade-in has no appointments, so the visitor need not choose a location first.
  if (page.type !== "form") throw new Error("The trade-in form asks for a location");
  const car = await carOnPage(services, url, formPostResult(context));
  // Described, it needs no suggestions.
  const suggestions = car.type === "new" || car.type === "invalid" ? carNames(services) : [];
  return {
    ...form,
    crumbs:
      vehicle === undefined
        ? form.crumbs
        : form.crumbs.map((crumb) => (crumb.href === undefined ? { label: strings.title } : crumb)),
    title: vehicle === undefined ? tradeInLink(services.settings) : strings.title,
    view: page.view,
    carFields: carFieldsOf(page.view.fields, suggestions),
    car,
  };
};

/** The subject is the location in the URL, if there is one. */
const generalPost = (services: SiteServices<"settings" | "leads">, url: URL): Parameters<typeof handleFormPost>[1] => {
  requireTradeIn(services, url);
  const kind = LEAD_KINDS.trade_in;
  const subject = resolveSubject(services.leads, { kind, subject: null }, url);
  return { kind, subjectKey: subjectKey(subject), currentSubject: async () => subject };
};

export const action = async ({ request, params: { vehicle }, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const spec =
    vehicle === undefined
      ? generalPost(services, url)
      : await vehicleFormPost(services, { vehicle, form: FORM_SEGMENTS.tradeIn }, url);
  return handleFormPost({ request, url, context }, spec);
};

import { problemMessages } from "#application/strings/forms/field-messages.ts";
import { type DescribedCar, describeCar, type NamedCar, valueTradeIn } from "#application/trade-in/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { checkFormValues, LEAD_KINDS, type LeadKind, OWN_CAR, SOLD_CAR } from "#domain/forms/index.ts";
import { TRADE_IN_CONDITIONS, TRADE_IN_FUELS } from "#domain/trade-in/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { type FormPostResult, orWithoutDatabase } from "../../../leads/index.server.ts";
import { carSummary, toEstimateView } from "./estimate-view.server.ts";
import { choiceSentence, tradeInPageStrings as strings } from "./trade-in-strings.ts";
import type { CarView } from "./car-view.ts";

/** The questions about the vehicle alone: they have an address of their own, without personal data. */
const CAR_KIND: LeadKind = {
  ...LEAD_KINDS.trade_in,
  fields: [OWN_CAR, ...SOLD_CAR.filter(({ name }) => name === "year" || name === "mileage")],
};

/** Condition that the range assumes unless the visitor says another. */
const ASSUMED_CONDITION = "used";

type CarServices = SiteServices<"settings" | "paths" | "clock" | "stock" | "isUnavailable">;

type Values = Readonly<Record<string, string>>;

/** As entered: in the submitted form, otherwise in the URL. */
const enteredValues = (url: URL, postResult: FormPostResult | null): Values =>
  Object.fromEntries(
    [OWN_CAR, ...SOLD_CAR].flatMap(({ name, ...field }) => {
      const text = postResult?.texts.get(name) ?? url.searchParams.get(name);
      return typeof text === "string" ? [[name, text.slice(0, "max" in field ? field.max : MAX_OPTION)] as const] : [];
    }),
  );

const MAX_OPTION = 20;

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | null =>
  values.find((value) => value === text) ?? null;

/** Make and model are given in the addresses of 1.x and in the request; otherwise the text has them. */
const describe = ({ car = "", make = "", model = "" }: Values, services: CarServices): DescribedCar =>
  car === "" && make !== "" && model !== ""
    ? { type: "car", make, model, fuel: null }
    : describeCar(car || make, services);

/** The first word of a name that is not known is its make. */
const guessedName = (text: string, choice: DescribedCar): Values => {
  const [first = "", ...rest] = text.split(" ");
  return "make" in choice ? { make: choice.make } : { make: first, model: rest.join(" ") };
};

const choiceView = (
  text: string,
  choice: Extract<DescribedCar, { readonly type: "choice" }>,
  values: Values,
): CarView => {
  const { year = "", mileage = "" } = values;
  const fuel = oneOf(TRADE_IN_FUELS, values["fuel"]) ?? choice.fuel ?? "";
  return {
    type: "choice",
    values,
    sentence: choiceSentence(text, choice),
    label: choice.of === "makes" ? strings.make : strings.model,
    names: choice.names,
    answers: { year, mileage },
    guesses: { ...guessedName(text, choice), fuel },
  };
};

const validView = async (services: CarServices, car: NamedCar, values: Values): Promise<CarView> => {
  const { make, model, year, mileageKm, fuel, condition } = car;
  return {
    type: "valid",
    values,
    summary: carSummary(car),
    answers: { make, model, year: String(year), mileage: String(mileageKm) },
    guesses: { fuel: fuel ?? "", condition },
    estimate: await orWithoutDatabase(
      services,
      async () => toEstimateView(await valueTradeIn(services, car), services.paths),
      null,
    ),
  };
};

/** The vehicle that the visitor describes, with its estimate as soon as the answers are valid and understood. */
export const carOnPage = async (
  services: CarServices,
  url: URL,
  postResult: FormPostResult | null,
): Promise<CarView> => {
  const entered = enteredValues(url, postResult);
  if (Object.keys(entered).length === 0) return { type: "new", values: {} };
  const { make = "", model = "" } = entered;
  const values = { ...entered, car: entered["car"] ?? `${make} ${model}`.trim() };
  const checked = checkFormValues(CAR_KIND, values, countryOf(services.settings));
  if (!checked.ok) {
    const messages = problemMessages(CAR_KIND, checked.error);
    return { type: "invalid", values, errors: { ...messages, ...(messages["car"] && { car: strings.carRequired }) } };
  }
  const described = describe(entered, services);
  if (described.type === "choice") return choiceView(values.car.trim(), described, values);
  const car: NamedCar = {
    make: described.make,
    model: described.model,
    year: Number(checked.value["year"]),
    mileageKm: Number(checked.value["mileage"]),
    fuel: oneOf(TRADE_IN_FUELS, entered["fuel"]) ?? described.fuel,
    condition: oneOf(TRADE_IN_CONDITIONS, entered["condition"]) ?? ASSUMED_CONDITION,
  };
  return validView(services, car, values);
};

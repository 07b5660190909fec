import { problemMessages } from "#application/strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { type NamedCar, readTradeInCar } from "#application/trade-in/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { checkFormValues, LEAD_KINDS, type LeadKind, SOLD_CAR } from "#domain/forms/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { type FormPostResult, orWithoutDatabase } from "../../leads/index.server.ts";
import { toEstimateView } from "./estimate-view.ts";
import type { CarView } from "./trade-in-view.ts";

/** The questions about the vehicle alone: they have an address of their own, without personal data. */
const CAR_KIND: LeadKind = { ...LEAD_KINDS.trade_in, fields: SOLD_CAR };

const MAX_TEXT = 200;

/** As entered: in the submitted form, otherwise in the URL. */
const enteredValues = (url: URL, postResult: FormPostResult | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SOLD_CAR.flatMap(({ name }) => {
      const text = postResult === null ? url.searchParams.get(name) : postResult.texts.get(name);
      return typeof text === "string" ? [[name, text.slice(0, MAX_TEXT)] as const] : [];
    }),
  );

const fuelLabel = (fuel: string): string =>
  fieldStrings(leadKindStrings(CAR_KIND), "fuel").options?.[fuel]?.toLowerCase() ?? fuel;

const summaryOf = ({ make, model, year, mileageKm, fuel }: NamedCar): string =>
  [`${make} ${model}`, String(year), formatQuantity(mileageKm, "km"), fuelLabel(fuel)].join(", ");

/** The vehicle that the visitor describes, with its estimate as soon as all answers are valid. */
export const carOnPage = async (
  services: SiteServices,
  url: URL,
  postResult: FormPostResult | null,
): Promise<CarView> => {
  const values = enteredValues(url, postResult);
  if (Object.keys(values).length === 0) return { type: "new", values };
  const checked = checkFormValues(CAR_KIND, values, countryOf(services.settings));
  if (!checked.ok) return { type: "invalid", values, errors: problemMessages(CAR_KIND, checked.error) };
  const car = readTradeInCar(checked.value);
  if (car === null) return { type: "new", values };
  const estimate = await orWithoutDatabase(
    services,
    async () => toEstimateView(await services.tradeIn.value(car), services.paths),
    null,
  );
  return { type: "valid", values, summary: summaryOf(car), estimate };
};

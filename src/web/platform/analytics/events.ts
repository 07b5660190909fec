import { type OwnText, textOfPage } from "../data-layer/index.ts";

/** A lease offer has an id of its own: the same number may be a vehicle's. */
type LeaseVehicleId = OwnText & `lease-${number}`;

export const leaseVehicleId = (offerId: number): LeaseVehicleId => textOfPage(`lease-${offerId}`) as LeaseVehicleId;

/**
 * Field type of an event: an object's id, the id of a vehicle or of a lease offer, a text of the site, a number. None holds
 * what a visitor typed.
 */
type FieldTypes = {
  readonly id: number;
  readonly lease: LeaseVehicleId;
  readonly vehicle: number | LeaseVehicleId;
  readonly text: OwnText;
  readonly count: number;
};

type EventDefinition = {
  /** When the event is pushed. */
  readonly trigger: string;
  readonly fields: Readonly<Record<string, keyof FieldTypes>>;
  /** Optional fields. */
  readonly optional?: Readonly<Record<string, keyof FieldTypes>>;
};

const VEHICLE = { vehicle_id: "id" } as const;
const LOCATION = { location_id: "id" } as const;
const FILTER = { facet: "text", value: "text", action: "text", result_count: "count" } as const;

/** Events of the specification, each pushed once per occurrence. Contract ids are `vm_` followed by the name. */
export const ANALYTICS_EVENTS = {
  page_view: { trigger: "a page is displayed", fields: { page_title: "text", page_path: "text" } },
  view_vehicle_overview: { trigger: "the stock is displayed", fields: { result_count: "count" } },
  view_vehicle_detail: { trigger: "a vehicle is displayed", fields: VEHICLE },
  view_vehicle_testdrive: { trigger: "the test-drive form of a vehicle is displayed", fields: VEHICLE },
  view_vehicle_interest: { trigger: "the interest form of a vehicle is displayed", fields: VEHICLE },
  view_vehicle_lease_calculator: { trigger: "the lease calculator of a vehicle is displayed", fields: VEHICLE },
  view_lease_vehicle_overview: { trigger: "the lease offers are displayed", fields: { result_count: "count" } },
  view_lease_vehicle_detail: { trigger: "a lease offer is displayed", fields: { vehicle_id: "lease" } },
  view_location_overview: { trigger: "the locator is displayed", fields: { result_count: "count" } },
  view_location_detail: { trigger: "a location is displayed", fields: LOCATION },
  click_social: {
    trigger: "a link to a social network is followed",
    fields: { network: "text", location: "text" },
    optional: LOCATION,
  },
  click_vehicle_more_details: { trigger: "the title of a vehicle card is followed", fields: VEHICLE },
  click_vehicle_show_openinghours: {
    trigger: "all opening hours of the location are opened on a vehicle",
    fields: { ...VEHICLE, ...LOCATION },
  },
  click_location_phone_number: { trigger: "a telephone number is followed", fields: {}, optional: LOCATION },
  click_location_email: { trigger: "an email address is followed", fields: {}, optional: LOCATION },
  click_location_route: { trigger: "the directions to a location are followed", fields: LOCATION },
  form_ready: {
    trigger: "a form can be filled in and sent",
    fields: { form_id: "text" },
    optional: { vehicle_id: "vehicle", ...LOCATION, model_id: "id" },
  },
  download: {
    trigger: "a link to the media host or to a file is followed",
    fields: { file_name: "text", link_url: "text" },
  },
  adjust_location_filter: { trigger: "the results of a changed locator search are displayed", fields: FILTER },
  adjust_vehicle_quicksearch_filter: { trigger: "the results of a quick search are displayed", fields: FILTER },
  adjust_vehicle_overview_filter: { trigger: "the results of changed stock filters are displayed", fields: FILTER },
  view_vehicle_model_detail: { trigger: "a model is displayed", fields: { model_id: "id" } },
} as const satisfies Readonly<Record<string, EventDefinition>>;

type Definitions = typeof ANALYTICS_EVENTS;

export type AnalyticsEventName = keyof Definitions;

type ValuesOf<Fields> = { readonly [Name in keyof Fields]: FieldTypes[Fields[Name] & keyof FieldTypes] };

type OptionalOf<Definition> = Definition extends { readonly optional: infer Fields }
  ? Partial<ValuesOf<Fields>>
  : unknown;

export type AnalyticsFields<Name extends AnalyticsEventName> = ValuesOf<Definitions[Name]["fields"]> &
  OptionalOf<Definitions[Name]>;

/** Name of a filter event. All filter events have the same fields. */
export type FilterEventName = Extract<AnalyticsEventName, `adjust_${string}`>;

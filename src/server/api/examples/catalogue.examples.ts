import type { ExampleMarket } from "./example-market.ts";
import type { OperationExamples } from "./operation-examples.ts";

/** Answers of locations and lease offers, shortened. */
export const catalogueExamples = ({ siteUrl, paths, location, lender, monthly }: ExampleMarket): OperationExamples => ({
  listLocations: {
    response: {
      locations: [
        {
          id: 1,
          ...location,
          distance_km: null,
          iban: null,
          route: "https://www.openstreetmap.org/directions?to=49.6078%2C6.0504",
          brands: ["ford"],
          services: ["new_vehicles"],
          hours: {
            showroom: {
              week: {
                monday: [{ open: "08:30", closed: "18:30", comments: null }],
                tuesday: [{ open: "08:30", closed: "18:30", comments: null }],
                wednesday: [{ open: "08:30", closed: "18:30", comments: null }],
                thursday: [{ open: "08:30", closed: "18:30", comments: null }],
                friday: [{ open: "08:30", closed: "18:30", comments: null }],
                saturday: [{ open: "09:00", closed: "17:00", comments: null }],
                sunday: [],
              },
              exceptions: [
                {
                  date: "2026-12-24",
                  spans: [{ open: "08:30", closed: "13:00", comments: null }],
                  comments: "Fermeture à 13\u00a0h la veille de Noël",
                },
              ],
              public_holidays: location.address.country,
            },
            workshop: {
              week: {
                monday: [{ open: "07:30", closed: "18:00", comments: null }],
                tuesday: [{ open: "07:30", closed: "18:00", comments: null }],
                wednesday: [{ open: "07:30", closed: "18:00", comments: null }],
                thursday: [{ open: "07:30", closed: "18:00", comments: null }],
                friday: [{ open: "07:30", closed: "18:00", comments: null }],
                saturday: [
                  { open: "08:00", closed: "12:00", comments: "Remise des clés et petits travaux sur rendez-vous" },
                ],
                sunday: [],
              },
              exceptions: [
                {
                  date: "2026-12-24",
                  spans: [{ open: "08:30", closed: "13:00", comments: null }],
                  comments: "Fermeture à 13\u00a0h la veille de Noël",
                },
              ],
              public_holidays: location.address.country,
            },
          },
          state: {
            at: "2026-11-27T19:10:45+01:00",
            showroom: { open: false, until: null, next_opening: "2026-11-28T09:00:00+01:00" },
            workshop: { open: false, until: null, next_opening: "2026-11-28T08:00:00+01:00" },
          },
          updated_at: "2026-11-27T18:10:36.355Z",
        },
      ],
      ignored: [],
    },
  },
  getLocation: {
    response: {
      id: 1,
      ...location,
      distance_km: null,
      iban: null,
      route: "https://www.openstreetmap.org/directions?to=49.6078%2C6.0504",
      brands: ["ford"],
      services: ["new_vehicles"],
      hours: {
        showroom: {
          week: {
            monday: [{ open: "08:30", closed: "18:30", comments: null }],
            tuesday: [{ open: "08:30", closed: "18:30", comments: null }],
            wednesday: [{ open: "08:30", closed: "18:30", comments: null }],
            thursday: [{ open: "08:30", closed: "18:30", comments: null }],
            friday: [{ open: "08:30", closed: "18:30", comments: null }],
            saturday: [{ open: "09:00", closed: "17:00", comments: null }],
            sunday: [],
          },
          exceptions: [
            {
              date: "2026-12-24",
              spans: [{ open: "08:30", closed: "13:00", comments: null }],
              comments: "Fermeture à 13\u00a0h la veille de Noël",
            },
          ],
          public_holidays: location.address.country,
        },
        workshop: {
          week: {
            monday: [{ open: "07:30", closed: "18:00", comments: null }],
            tuesday: [{ open: "07:30", closed: "18:00", comments: null }],
            wednesday: [{ open: "07:30", closed: "18:00", comments: null }],
            thursday: [{ open: "07:30", closed: "18:00", comments: null }],
            friday: [{ open: "07:30", closed: "18:00", comments: null }],
            saturday: [
              { open: "08:00", closed: "12:00", comments: "Remise des clés et petits travaux sur rendez-vous" },
            ],
            sunday: [],
          },
          exceptions: [
            {
              date: "2026-12-24",
              spans: [{ open: "08:30", closed: "13:00", comments: null }],
              comments: "Fermeture à 13\u00a0h la veille de Noël",
            },
          ],
          public_holidays: location.address.country,
        },
      },
      state: {
        at: "2026-11-27T19:10:45+01:00",
        showroom: { open: false, until: null, next_opening: "2026-11-28T09:00:00+01:00" },
        workshop: { open: false, until: null, next_opening: "2026-11-28T08:00:00+01:00" },
      },
      updated_at: "2026-11-27T18:10:36.355Z",
      ignored: [],
    },
  },
  listLocationSuggestions: {
    response: {
      suggestions: [
        { kind: "location", label: location.name, search: new URLSearchParams({ ou: location.name }).toString() },
        {
          kind: "town",
          label: location.address.town,
          search: new URLSearchParams({ ou: location.address.town }).toString(),
        },
      ],
      ignored: [],
    },
  },
  listLeaseOffers: {
    response: {
      total: 69,
      offers: [
        {
          id: 203,
          slug: "mg-mg3",
          url: siteUrl + paths.leaseOffer({ kind: "private", slug: "mg-mg3" }),
          kind: "private",
          brand: "mg",
          model: "mg3",
          title: "MG MG3",
          trim: "Standard 1.5 115",
          color: "blue",
          body_style: "compact",
          specs: {
            fuel: "petrol",
            transmission: "manual",
            power_kw: 85,
            cylinder_cc: 1498,
            consumption: { combined: 6.1, electric_kwh: null },
            co2: 138,
            battery_kwh: null,
            range_km: null,
          },
          terms: { duration: 48, mileage: 10000, deposit: 300000 },
          monthly: monthly(18354),
          services_cents: 0,
          total_cents: 1205996,
          complete_price: 1919000,
          establishment_fee: 25000,
          residual_cents: 1003000,
          yearly_rate: 0.0499,
          effective_rate: 0.0565,
          excess_km_cents: 6,
          ...lender,
          valid_from: "2026-10-01",
          valid_until: "2026-12-31",
          updated_at: "2026-11-27T18:10:36.334Z",
        },
      ],
      ignored: [],
    },
  },
  getLeaseOffer: {
    response: {
      id: 203,
      slug: "mg-mg3",
      url: siteUrl + paths.leaseOffer({ kind: "private", slug: "mg-mg3" }),
      kind: "private",
      brand: "mg",
      model: "mg3",
      title: "MG MG3",
      trim: "Standard 1.5 115",
      color: "blue",
      body_style: "compact",
      specs: {
        fuel: "petrol",
        transmission: "manual",
        power_kw: 85,
        cylinder_cc: 1498,
        consumption: { combined: 6.1, electric_kwh: null },
        co2: 138,
        battery_kwh: null,
        range_km: null,
      },
      terms: { duration: 48, mileage: 10000, deposit: 300000 },
      monthly: monthly(18354),
      services_cents: 0,
      total_cents: 1205996,
      complete_price: 1919000,
      establishment_fee: 25000,
      residual_cents: 1003000,
      yearly_rate: 0.0499,
      effective_rate: 0.0565,
      excess_km_cents: 6,
      ...lender,
      valid_from: "2026-10-01",
      valid_until: "2026-12-31",
      updated_at: "2026-11-27T18:10:36.334Z",
      monthly_mileage_km: 833,
      included: ["registration"],
      not_included: ["vehicle_tax"],
      standard_equipment: ["abs"],
      delivery_weeks: 10,
      grid: [
        {
          terms: { duration: 24, mileage: 10000, deposit: 300000 },
          monthly: monthly(16866),
          problem: null,
        },
      ],
      deposits: [0],
      ignored: [],
    },
  },
});

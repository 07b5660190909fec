import type { ExampleMarket, OperationExamples } from "./example-market.ts";

/** Answers of leads and tokens, shortened. */
export const leadsExamples = ({ location }: ExampleMarket): OperationExamples => ({
  sendLead: {
    request: {
      kind: "interest",
      source: "AutoScout24",
      external_id: "as24-8812",
      vehicle_id: 23961,
      fields: {
        first_name: "Zoë",
        last_name: "D’Hulst",
        email: "zoe@example.com",
        message: "Est-elle toujours disponible ?",
      },
      consent: { version: "as24-7", text: "J’accepte d’être contactée.", at: "2026-11-27T09:00:00Z" },
    },
    response: { reference: "V7K3-2QFM", kind: "interest", created_at: "2026-11-27T18:10:46.065Z", ignored: [] },
  },
  getLead: {
    response: {
      reference: "V7K3-2QFM",
      state: "answered",
      owner: null,
      first_answer: { at: "2026-11-27T18:10:46.159Z", by: "Anne Muller (portal)" },
      is_open: false,
      events: [
        {
          id: "8e51ced6-ad4b-4f9a-8924-fcf0e6efa80d",
          type: "answered",
          at: "2026-11-27T18:10:46.159Z",
          by: "Anne Muller (portal)",
          target: null,
          text: "Rappelée, passe samedi.",
        },
      ],
      kind: "interest",
      created_at: "2026-11-27T18:10:46.065Z",
      source: "AutoScout24",
      external_id: "as24-8812",
      vehicle_id: 23961,
      location: location.slug,
      appointment: null,
      deliveries: [
        { purpose: "dealership", channel: "mail", state: "due", attempts: 0, sent_at: null },
        { purpose: "confirmation", channel: "mail", state: "due", attempts: 0, sent_at: null },
      ],
    },
  },
  recordLeadEvent: {
    request: { type: "answered", by: "Anne Muller", text: "Rappelée, passe samedi." },
    response: {
      reference: "V7K3-2QFM",
      state: "answered",
      owner: null,
      first_answer: { at: "2026-11-27T18:10:46.159Z", by: "Anne Muller (portal)" },
      is_open: false,
      events: [
        {
          id: "8e51ced6-ad4b-4f9a-8924-fcf0e6efa80d",
          type: "answered",
          at: "2026-11-27T18:10:46.159Z",
          by: "Anne Muller (portal)",
          target: null,
          text: "Rappelée, passe samedi.",
        },
      ],
      ignored: [],
    },
  },
  getToken: {
    response: {
      name: "portal",
      scopes: ["leads:write", "leads:read", "leads:events"],
      created_at: "2026-11-27T18:10:44.707Z",
      expires_at: null,
    },
  },
});

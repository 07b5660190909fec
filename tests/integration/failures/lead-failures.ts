import { submitAlert } from "#application/alerts/index.ts";
import {
  answerByLink,
  changeVisitorAppointment,
  checkSubmission,
  confirmAppointment,
  describeLocations,
  findConfirmation,
  findRequestedAppointment,
  findVisitorAppointment,
  openForm,
  readAgenda,
  readAnswerLink,
  readRenderedForm,
  receiveLead,
  repeatLead,
  resolveLocation,
} from "#application/leads/index.ts";
import { PRICE_ALERT } from "#domain/alerts/index.ts";
import { TOKEN_FIELD } from "../../../src/web/leads/form/form-view.ts";
import { receiveForm } from "../../../src/web/leads/form/post/receive-form.server.ts";
import { aFilledForm, aFormRequest, aFormToken, aPost, handleLeadPost, LEAD_POST } from "../../builders/lead-post.ts";
import { PUMA_SUBJECT } from "../../builders/puma-subject.ts";
import { createFakeLeadServiceDependencies } from "../../fakes/lead-service-dependencies.ts";
import type { Failing } from "./failing.ts";

const KEY = "a signed key";

const TOPIC = { kind: LEAD_POST.kind, subject: PUMA_SUBJECT };

/** How the use cases of forms, leads and appointments fail when their port throws. */
export const LEAD_FAILURES = {
  openForm: ({ port, request }: Failing) => request(() => openForm(port, TOPIC)),
  resolveLocation: ({ port, request }: Failing) =>
    request(() => resolveLocation(port, { ...TOPIC, subject: null }, "bertrange")),
  describeLocations: ({ port, request }: Failing) => request(() => describeLocations(port, port, [port])),
  readRenderedForm: ({ port, request }: Failing) => request(() => readRenderedForm(port, LEAD_POST, KEY)),
  checkSubmission: ({ port, request }: Failing) => request(() => checkSubmission(port, port)),
  submitLead: async ({ log, port }: Failing) => {
    const leads = createFakeLeadServiceDependencies({ log, store: port });
    await handleLeadPost(aFormRequest(aFilledForm(leads)), leads, LEAD_POST);
  },
  submitAlert: async ({ log, port }: Failing) => {
    const leads = createFakeLeadServiceDependencies({ log });
    const token = aFormToken(leads, { kind: PRICE_ALERT });
    leads.advanceSeconds(10);
    const request = aFormRequest({ email: "zoe@exemple.lu", consent: "on", [TOKEN_FIELD]: token });
    const form = await receiveForm(aPost(request, leads), { ...LEAD_POST, kind: PRICE_ALERT });
    await submitAlert({ log, alerts: port, leads }, { ...form, criteria: { kind: "price_alert", vehicle_id: 12 } });
  },
  receiveLead: ({ port, request }: Failing) => request(() => receiveLead(port, port)),
  findConfirmation: ({ port, request }: Failing) => request(() => findConfirmation(port, KEY)),
  repeatLead: ({ port, request }: Failing) => request(() => repeatLead(port, KEY)),
  findRequestedAppointment: ({ port, request }: Failing) => request(() => findRequestedAppointment(port, KEY)),
  confirmAppointment: ({ port, request }: Failing) => request(() => confirmAppointment(port, KEY, null)),
  readAnswerLink: ({ port, request }: Failing) => request(() => readAnswerLink(port, KEY)),
  answerByLink: ({ port, request }: Failing) => request(() => answerByLink(port, KEY)),
  findVisitorAppointment: ({ port, request }: Failing) => request(() => findVisitorAppointment(port, KEY)),
  changeVisitorAppointment: ({ port, request }: Failing) =>
    request(() => changeVisitorAppointment(port, KEY, { type: "cancel" })),
  readAgenda: ({ port, request }: Failing) => request(() => readAgenda(port, KEY)),
};

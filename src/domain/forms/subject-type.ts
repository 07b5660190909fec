/** Types of subjects that a form can be about. */
export type SubjectType = "vehicle" | "vehicles" | "model" | "lease_offer" | "place" | "vacancy";

// Apart from the other repositories, as that of leads is, whose forms are behind it.
export { type AlertRepository, createAlertRepository } from "./alert-repository.ts";

export { MailAddress, Person, PersonLine } from "./person.tsx";
export { toPersonView, type PersonView } from "./person-view.ts";

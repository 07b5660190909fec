export { MailAddress, Person, PersonLine } from "./person.tsx";
export { type PersonView, toPersonView } from "./person-view.ts";

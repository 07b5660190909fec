import { leadFormStrings as strings, ThanksPage } from "../../leads/index.ts";
import { thanksLoader } from "../../leads/index.server.ts";

// Also works for closed vacancies, so that an applicant can reopen the page.
export const loader = thanksLoader(({ paths }) => [
  { href: paths.home(), label: strings.home },
  { href: paths.careers(), label: strings.backToVacancies },
]);

export { unlistedMeta as meta } from "../../platform/page/index.ts";

export default ThanksPage;

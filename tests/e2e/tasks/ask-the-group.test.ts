import { PHONE } from "../../browser/stock-page.ts";
import { askTheGroup } from "./ask-the-group.ts";

askTheGroup("on a phone", PHONE);

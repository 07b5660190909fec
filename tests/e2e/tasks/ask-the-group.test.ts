import { PHONE } from "../../browser-support/stock-page.ts";
import { askTheGroup } from "./ask-the-group.ts";

askTheGroup("on a phone", PHONE);

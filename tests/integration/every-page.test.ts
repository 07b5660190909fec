// Every story, and some of the pages that share a template; the long lane opens all.
import { describeEveryPage } from "./every-page.ts";

describeEveryPage({ perKind: 6, queries: 6, linked: 4, pictures: 4 });

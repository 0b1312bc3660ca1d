import { formatter } from "../../shared/text_table";
import { en } from "./en";

export const say = formatter(en, "en");
export type ReportTextKey = keyof typeof en;
